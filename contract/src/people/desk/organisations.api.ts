import { type Static, Type } from 'typebox'
import { type Api, pictureErrors } from '../../call'
import {
  cappedCount,
  closed,
  count,
  countedPage,
  day,
  done,
  id,
  line,
  moment,
  name,
  note,
  nullable,
  paging,
  text,
  withId,
} from '../../fields'
import { maxRenewedContracts } from '../organisation.rules'

/** An organisation as a row of a list. */
export const DeskOrganisation = closed({
  id: id(),
  name: text(100),
  short_url: text(40),
  logo_url: nullable(text(500)),
  /** Employers and workers. */
  accounts: cappedCount(),
  admins: cappedCount(),
  /** Agency contracts, and how many of them end within the next 30 days. */
  contracts: cappedCount(),
  ending: cappedCount(),
  /** Earliest end of a running contract; null if none runs. */
  next_end: nullable(moment()),
  /** Hash of name and login path; a form sends it and is refused if they were changed since. */
  version: text(16),
})
export type DeskOrganisation = Static<typeof DeskOrganisation>

const fields = { name: name(100, 1), short_url: line(40, 0, { plain: true, noCardNumber: true }) }
export const OrganisationForm = closed(fields)
export type OrganisationForm = Static<typeof OrganisationForm>

/** A contract that ends soon. */
export const EndingAccount = closed({
  /** The employer's account. */
  id: id(),
  name: text(200),
  email: text(254),
  worker: nullable(text(254)),
  org: closed({ id: id(), name: text(100) }),
  ends_at: moment(),
})
export type EndingAccount = Static<typeof EndingAccount>

const renewed = Type.Array(closed({ id: id(), before: moment() }), { maxItems: maxRenewedContracts })

export const deskOrganisationsApi = {
  'GET /admin/organisations': {
    summary: 'Lists organisations by name; an organisation’s admin sees only her own',
    access: 'organisation',
    query: closed({ q: Type.Optional(line(100)), ...paging }),
    data: countedPage(DeskOrganisation),
  },
  'POST /admin/organisations': {
    summary: 'Creates an organisation',
    access: 'provider',
    errors: ['short_url_invalid', 'short_url_taken'],
    body: OrganisationForm,
    data: withId,
  },
  'GET /admin/organisations/:id': {
    summary: 'Returns an organisation with its counts',
    access: 'organisation',
    errors: ['not_found'],
    params: withId,
    data: DeskOrganisation,
  },
  'POST /admin/organisations/:id': {
    summary: 'Changes name and login path; refused if they were changed since `version`',
    access: 'provider',
    errors: ['not_found', 'changed_meanwhile', 'short_url_invalid', 'short_url_taken'],
    params: withId,
    body: closed({ ...fields, version: line(16) }),
    data: done,
  },
  'POST /admin/organisations/:id/logo': {
    summary: 'Stores a picture as the logo, re-encoded as WebP',
    access: 'provider',
    limit: 'upload',
    errors: ['not_found', ...pictureErrors, 'too_large'],
    params: withId,
    file: true,
    data: closed({ logo_url: text(500) }),
  },
  'POST /admin/organisations/:id/delete': {
    summary: 'Deletes an organisation without accounts and admins',
    access: 'provider',
    fresh: true,
    errors: ['not_found', 'organisation_in_use'],
    params: withId,
    data: done,
  },
  'GET /admin/contracts/ending': {
    summary: 'Lists agency contracts that end within the next 30 days, the earliest first',
    access: 'organisation',
    query: closed({ org: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })), ...paging }),
    data: countedPage(EndingAccount),
  },
  'POST /admin/organisations/:id/renew': {
    summary:
      'Renews contracts until a day: those of `ids`, or up to 2,000 of the organisation that were not ended on purpose',
    access: 'provider',
    fresh: true,
    errors: ['not_found', 'contract_day_invalid'],
    params: withId,
    body: closed({
      until: day(),
      ids: Type.Optional(Type.Array(id(), { minItems: 1, maxItems: maxRenewedContracts, uniqueItems: true })),
      reason: note(300, 3),
    }),
    /** `is_more`: another call renews further contracts. */
    data: closed({ until: moment(), renewed, is_more: Type.Boolean() }),
  },
  'POST /admin/organisations/:id/renew/undo': {
    summary: 'Undoes a renewal of contracts that have not changed since',
    access: 'provider',
    fresh: true,
    errors: ['not_found'],
    params: withId,
    body: closed({ until: moment(), renewed }),
    data: closed({ count: count() }),
  },
} satisfies Api
