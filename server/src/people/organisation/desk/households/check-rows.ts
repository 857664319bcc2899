import { isPrintable } from '@kasama/contract/learning/certificate/certificate.rules'
import { hasCardNumber } from '@kasama/contract/money/card-number.rules'
import type { CheckedRow, HouseholdRow, RowProblem } from '@kasama/contract/people/desk/households.api'
import { isUserId } from '@kasama/contract/people/worker.rules'
import { isEmail, isVisible, withoutInvisible } from '@kasama/contract/text/typed-text.rules'
import type { KnownAccount } from './households.queries'
import { languageOf } from './language-of'

/** Normalises a row to the form in which it would be stored. */
export const cleanRow = (row: HouseholdRow) => ({
  line: row.line,
  email: withoutInvisible(row.employer_email).toLowerCase(),
  employerName: row.employer_name.trim(),
  userId: withoutInvisible(row.user_id),
  workerName: row.worker_name.trim(),
  language: languageOf(row.language),
})
export type CleanRow = ReturnType<typeof cleanRow>

type RowIndex = { emails: Map<string, number>; userIds: Map<string, number> }
type RowFault = {
  problem: RowProblem
  /** Line of the earlier row that has the same email or User ID. */
  twin?: number
}

/**
 * Returns the result of each row, given the known accounts. The first of two rows with the same email or User ID is
 * accepted. An employer of the organisation whose worker has left, and whose contract runs, gets the one of the row:
 * `employerId`.
 */
export function checkRows(
  rows: CleanRow[],
  existing: KnownAccount[],
  orgId: number,
): (CheckedRow & { employerId: number | null })[] {
  const employers = new Map(
    existing.flatMap((account) => (account.kind === 'email' ? [[account.name, account] as const] : [])),
  )
  const userIds = new Set(existing.flatMap(({ kind, name }) => (kind === 'user_id' ? [name] : [])))
  const earlierRows: RowIndex = { emails: new Map(), userIds: new Map() }
  return rows.map((row) => {
    const employer = employers.get(row.email)
    const { isThere, employerId } = ownHousehold(row, employer, orgId)
    const isUserIdTaken = !isThere && userIds.has(row.userId.toLowerCase())
    const fault =
      shapeProblem(row) ??
      twinProblem(row, earlierRows) ??
      (isThere ? null : takenProblem(employer !== undefined && employerId === null, isUserIdTaken))
    if (!fault) indexRow(row, earlierRows)
    const state = fault ? 'refused' : isThere ? 'there' : 'ready'
    const { problem = null, twin = null } = fault ?? {}
    return { line: row.line, state, problem, twin, language_code: row.language, employerId }
  })
}

const ownHousehold = ({ userId }: CleanRow, employer: KnownAccount | undefined, orgId: number) =>
  employer?.org_id === orgId
    ? { isThere: employer.linked === userId.toLowerCase(), employerId: employer.waiting }
    : { isThere: false, employerId: null }

function takenProblem(isEmailTaken: boolean, isUserIdTaken: boolean): RowFault | null {
  if (isEmailTaken) return { problem: 'email_taken' }
  return isUserIdTaken ? { problem: 'user_id_taken' } : null
}

const isName = (text: string) => isVisible(text) && !hasCardNumber(text)

function shapeProblem({ email: address, employerName, userId, workerName, language }: CleanRow): RowFault | null {
  if (!isEmail(address)) return { problem: 'email' }
  if (!isUserId(userId)) return { problem: 'user_id' }
  if (!language) return { problem: 'language' }
  if (employerName.length > 100 || !isName(employerName)) return { problem: 'employer_name' }
  // The login card is printed in our fonts.
  if (workerName.length > 100 || !isName(workerName) || (workerName !== '' && !isPrintable(workerName)))
    return { problem: 'worker_name' }
  return null
}

function twinProblem({ email: address, userId }: CleanRow, { emails, userIds }: RowIndex): RowFault | null {
  const [first, second] = [emails.get(address), userIds.get(userId.toLowerCase())]
  if (first !== undefined) return { problem: 'email_twice', twin: first }
  return second === undefined ? null : { problem: 'user_id_twice', twin: second }
}

function indexRow({ line, email: address, userId }: CleanRow, { emails, userIds }: RowIndex) {
  emails.set(address, line)
  userIds.set(userId.toLowerCase(), line)
}
