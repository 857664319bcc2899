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

/** Access of an account: a household's plan, an agency's contract, an ended one, or none. */
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
  /** Day of the latest visit; null if there was none. */
  seen_on: nullable(day()),
  blocked_at: nullable(moment()),
  /** Whether only the provider can unblock it. */
  blocked_by_provider: Type.Boolean(),
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
    summary: 'Lists employers and workers',
    access: 'organisation',
    query: closed({ ...filters, ...paging }),
    data: page(DeskPerson, {
      ...cappedCounts('total'),
      /** Whether nothing matches the search exactly and the items are similar ones. */
      is_close: Type.Boolean(),
    }),
  },
  'GET /admin/accounts/views': {
    summary: 'Counts the accounts of each ready-made view; lists the organisations for the filter',
    access: 'organisation',
    data: closed({
      ...cappedCounts('all', 'employers', 'workers', 'blocked', 'idle'),
      orgs: Type.Array(closed({ id: id(), name: text(200) })),
    }),
  },
  'POST /admin/accounts/export': {
    summary: 'Exports the list as CSV',
    access: 'organisation',
    fresh: true,
    errors: ['too_many_rows'],
    body: AccountFilters,
    data: csv,
  },
  'POST /admin/accounts/block': {
    summary: 'Blocks accounts and ends their sessions; returns the accounts whose state changed',
    access: 'organisation',
    errors: ['not_found'],
    body: ids,
    data: closed({ ids: Type.Array(id()) }),
  },
  'POST /admin/accounts/unblock': {
    summary:
      'Unblocks accounts, an organisation’s admin none that the provider blocked; returns those whose state changed',
    access: 'organisation',
    errors: ['not_found'],
    body: ids,
    data: closed({ ids: Type.Array(id()) }),
  },
} satisfies Api
