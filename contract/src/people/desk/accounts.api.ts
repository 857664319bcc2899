import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import {
  cappedCounts,
  closed,
  csv,
  day,
  id,
  languageCode,
  line,
  moment,
  nullable,
  page,
  paging,
  text,
} from '../../fields'

/** An account's access: a household's plan, an agency's contract, or none; `ended` had one. */
export const planStates = ['active', 'canceled', 'agency', 'ended', 'free'] as const
export type PlanState = (typeof planStates)[number]

/** An employer or a worker as a row of a list. */
export const DeskPerson = closed({
  id: id(),
  role: Type.Enum(['E', 'W'] as const),
  name: text(200),
  /** An employer's email, a worker's User ID. */
  login: text(254),
  img_url: nullable(text(200)),
  language_code: languageCode(),
  org: nullable(closed({ id: id(), name: text(200) })),
  /** The other member of the household. */
  linked: nullable(closed({ id: id(), name: text(254) })),
  /** Plan of the household. */
  plan: Type.Enum(planStates),
  plan_name: text(60),
  /** The day she was seen last; null where she never was. */
  seen_on: nullable(day()),
  blocked_at: nullable(moment()),
})
export type DeskPerson = Static<typeof DeskPerson>

export const accountSorts = ['newest', 'oldest', 'name', '-name'] as const
export type AccountSort = (typeof accountSorts)[number]

const filters = {
  /** Search in names, emails and User IDs; a typing mistake is tolerated. */
  q: Type.Optional(line(100)),
  role: Type.Optional(Type.Enum(['E', 'W'] as const)),
  plan: Type.Optional(Type.Enum(planStates)),
  /** An organisation's id, or `none` for accounts without one. */
  org: Type.Optional(Type.String({ pattern: '^(none|[1-9][0-9]{0,8})$' })),
  language: Type.Optional(languageCode()),
  blocked: Type.Optional(Type.Enum(['yes'] as const)),
  idle: Type.Optional(Type.Enum(['yes'] as const)),
  sort: Type.Optional(Type.Enum(accountSorts)),
}
export const AccountFilters = closed(filters)
export type AccountFilters = Static<typeof AccountFilters>

const ids = closed({ ids: Type.Array(id(), { minItems: 1, maxItems: 100, uniqueItems: true }) })

export const deskAccountsApi = {
  'GET /admin/accounts': {
    summary: 'Employers and workers',
    access: 'organisation',
    query: closed({ ...filters, ...paging }),
    data: page(DeskPerson, {
      ...cappedCounts('total'),
      /** No account is spelled like the search; these are the nearest. */
      is_close: Type.Boolean(),
    }),
  },
  'GET /admin/accounts/views': {
    summary: 'How many stand in each ready-made view, and the organisations to choose from',
    access: 'organisation',
    data: closed({
      ...cappedCounts('all', 'employers', 'workers', 'blocked', 'idle'),
      orgs: Type.Array(closed({ id: id(), name: text(200) })),
    }),
  },
  'POST /admin/accounts/export': {
    summary: 'The list as a CSV file',
    access: 'organisation',
    fresh: true,
    errors: ['too_many_rows'],
    body: AccountFilters,
    data: csv,
  },
  'POST /admin/accounts/block': {
    summary:
      'Blocks accounts: their sessions end, and nobody logs in until they are unblocked; answers whose state changed',
    access: 'organisation',
    errors: ['not_found'],
    body: ids,
    data: closed({ ids: Type.Array(id()) }),
  },
  'POST /admin/accounts/unblock': {
    summary: 'Takes blocks back; answers whose state changed',
    access: 'organisation',
    errors: ['not_found'],
    body: ids,
    data: closed({ ids: Type.Array(id()) }),
  },
} satisfies Api
