import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { type HouseholdField, householdFields } from '../../desk/desk.rules'
import { closed, count, day, id, languageCode, line, moment, nullable, text, withId } from '../../fields'
import { maxHouseholds } from '../organisation.rules'

const cell = () => line(254)

/** An unvalidated row of a file or a form: an employer and her worker. */
export const HouseholdRow = closed({
  line: count(100_000),
  employer_email: cell(),
  employer_name: cell(),
  user_id: cell(),
  worker_name: cell(),
  language: cell(),
})
export type HouseholdRow = Static<typeof HouseholdRow>

export const rowProblems = [
  'email',
  'email_taken',
  'email_twice',
  'user_id',
  'user_id_taken',
  'user_id_twice',
  'language',
  'employer_name',
  'worker_name',
] as const
export type RowProblem = (typeof rowProblems)[number]

/** Result of checking a row; `there`: the household already exists and is left unchanged. */
export const CheckedRow = closed({
  line: count(100_000),
  state: Type.Enum(['ready', 'there', 'refused'] as const),
  problem: nullable(Type.Enum(rowProblems)),
  /** First line with the same email or User ID. */
  twin: nullable(count(100_000)),
  language_code: nullable(languageCode()),
})
export type CheckedRow = Static<typeof CheckedRow>

/** A worker's login as it is printed; only the reply that created the password contains it. */
export const PrintedLogin = closed({
  id: id(),
  name: line(254),
  user_id: line(254),
  password: line(60),
  language_code: languageCode(),
})
export type PrintedLogin = Static<typeof PrintedLogin>

const rows = Type.Array(HouseholdRow, { minItems: 1, maxItems: maxHouseholds })
const logins = Type.Array(PrintedLogin, { maxItems: maxHouseholds })

export const deskHouseholdsApi = {
  'POST /admin/organisations/:id/households/read': {
    summary: 'Parses a CSV file: header, rows and the suggested field of each column; nothing is stored',
    access: 'organisation',
    limit: 'upload',
    errors: ['not_found', 'not_a_table', 'unknown_letters', 'table_too_long', 'too_large'],
    params: withId,
    file: true,
    data: closed({
      head: Type.Array(text(254)),
      rows: Type.Array(closed({ line: count(100_000), cells: Type.Array(text(254)) })),
      columns: closed(
        Object.fromEntries(householdFields.map((field) => [field, nullable(count(100))])) as Record<
          HouseholdField,
          ReturnType<typeof nullable<ReturnType<typeof count>>>
        >,
      ),
    }),
  },
  'POST /admin/organisations/:id/households/check': {
    summary: 'Checks whether each row can be created; nothing is stored',
    access: 'organisation',
    limit: 'household_check',
    errors: ['not_found'],
    params: withId,
    body: closed({ rows }),
    data: closed({ rows: Type.Array(CheckedRow) }),
  },
  'POST /admin/organisations/:id/households': {
    summary:
      'Creates the households of all rows with an agency contract, or none of them; existing ones stay unchanged',
    access: 'organisation',
    limit: 'households',
    errors: ['not_found', 'rows_refused', 'contract_day_invalid', 'contract_too_long', 'busy'],
    params: withId,
    body: closed({
      until: day(),
      /** Whether employers are mailed a link to set a password. */
      mail: Type.Boolean(),
      rows,
    }),
    data: closed({ logins, there: count(), until: moment() }),
  },
  'POST /admin/organisations/:id/logins/renew': {
    summary: 'Sets new passwords for workers, for new login cards; their sessions end',
    access: 'organisation',
    limit: 'households',
    fresh: true,
    errors: ['not_found', 'busy'],
    params: withId,
    body: closed({ ids: Type.Array(id(), { minItems: 1, maxItems: 100, uniqueItems: true }) }),
    data: closed({ logins }),
  },
  'POST /admin/organisations/:id/logins/cards': {
    summary: 'Creates a PDF of login cards, in each worker’s language, as base64; nothing is stored',
    access: 'organisation',
    errors: ['not_found'],
    params: withId,
    body: closed({
      logins: Type.Array(PrintedLogin, { minItems: 1, maxItems: maxHouseholds }),
      on_a_page: Type.Enum([8, 4, 1] as const),
    }),
    data: closed({ pages: count(), pdf: Type.String() }),
  },
} satisfies Api
