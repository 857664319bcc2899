import { type HouseholdField, householdFields } from '@kasama/contract/desk/desk.rules'
import { maxHouseholds } from '@kasama/contract/people/organisation.rules'
import type { Deps } from '#platform/deps'
import { AppError, fail } from '#platform/http/errors'
import { NoTable, readTable } from '#platform/tables/read-table'
import { findOrganisationName } from '../desk-organisations.queries'

/** Parts of column names, in lower case without punctuation. */
const userId = '(userid|username|workpermit|workpermitnumber|wpnumber|login)'
const employer = '(employers?|maam|boss)'
const worker = '(workers?|helpers?|maids?)'
/**
 * A header names a field and its person, in either order: "Employer’s email", "Email employer", "Name of the helper".
 */
const headerPattern = (owner: string, noun: string) => new RegExp(`^(${owner}${noun}|${noun}(of)?(the)?${owner})$`)
const anyOfPatterns = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))
/** Names of a column for each field. */
const names: Record<HouseholdField, RegExp> = {
  employer_email: anyOfPatterns(headerPattern(employer, 'e?mail(address)?'), /^e?mail(address)?$/),
  employer_name: anyOfPatterns(headerPattern(employer, '(full)?name'), /^employer$/),
  user_id: anyOfPatterns(headerPattern(worker, userId), new RegExp(`^${userId}$`)),
  worker_name: anyOfPatterns(headerPattern(worker, '(full)?name'), /^(worker|helper|maid)$/),
  language: anyOfPatterns(headerPattern(worker, 'language(code)?'), /^language(code)?$/),
}

const maxColumns = 50
const longestCell = 254

/** Reduces a cell to one line; a formula is text like any other. */
const clean = (cell: string) =>
  cell
    .replace(/[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu, '')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longestCell)

/** Reads the rows of a CSV file by its columns. The file is read from memory, and not stored anywhere. */
export async function readHouseholds({ db }: Deps, { orgId, file }: { orgId: number; file: () => Promise<Buffer> }) {
  if (!(await findOrganisationName(db, orgId))) fail('not_found')
  const [first, ...otherRows] = await records(await file())
  if (!first || first.cells.length > maxColumns) return fail('not_a_table')
  const rows = otherRows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length > maxHouseholds) fail('table_too_long')
  const head = first.cells
  const plain = head.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const columnOf = (field: HouseholdField) => {
    const at = plain.findIndex((name) => names[field].test(name))
    return at < 0 ? null : at
  }
  const columns = Object.fromEntries(householdFields.map((field) => [field, columnOf(field)]))
  return { head, rows, columns: columns as Record<HouseholdField, number | null> }
}

/** Control characters and undecodable letters. */
const noLetter = /[^\P{Cc}\t\n\r\f\v]|\uFFFD/u

async function records(file: Buffer): Promise<{ line: number; cells: string[] }[]> {
  const rows: { line: number; cells: string[] }[] = []
  try {
    for await (const { line, record, reason } of readTable(file)) {
      if (reason) fail('not_a_table')
      if (record.some((cell) => noLetter.test(cell))) fail('unknown_letters')
      rows.push({ line, cells: record.slice(0, maxColumns + 1).map(clean) })
      if (rows.length > maxHouseholds + 1) fail('table_too_long')
    }
  } catch (error) {
    throw error instanceof NoTable ? new AppError('not_a_table') : error
  }
  return rows
}
