import { type HouseholdField, householdFields } from '@kasama/contract/desk.rules'
import { mostHouseholds } from '@kasama/contract/organisation.rules'
import { parse } from 'csv-parse/sync'
import type { Deps } from '../../../../deps'
import { fail } from '../../../../platform/http/errors'
import { findShortUrl } from '../desk-organisations.queries'
import { decodeTable } from './decode-table'

const userId = '(userid|username|workpermit|workpermitnumber|wpnumber|login)'
/** How a column of each field may be called, in small letters without signs. */
const employer = '(employers?|maam|boss)'
const worker = '(workers?|helpers?|maids?)'
/** What a column says with whose it is, in either order: "Employer’s email", "Email employer", "Name of the helper". */
const of = (whose: string, what: string) => new RegExp(`^(${whose}${what}|${what}(of)?(the)?${whose})$`)
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))
const names: Record<HouseholdField, RegExp> = {
  employer_email: either(of(employer, 'e?mail(address)?'), /^e?mail(address)?$/),
  employer_name: either(of(employer, '(full)?name'), /^employer$/),
  user_id: either(of(worker, userId), new RegExp(`^${userId}$`)),
  worker_name: either(of(worker, '(full)?name'), /^(worker|helper|maid)$/),
  language: either(of(worker, 'language(code)?'), /^language(code)?$/),
}

const mostColumns = 50
const longestCell = 254

/** One line of text, cut to what a field takes; a formula is text like any other. */
const clean = (cell: string) =>
  cell
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, longestCell)

/** What a CSV file says, by columns. It is read from memory, and neither kept nor written anywhere. */
export async function readHouseholds({ db }: Deps, { orgId, file }: { orgId: number; file: () => Promise<Buffer> }) {
  if (!(await findShortUrl(db, orgId))) fail('not_found')
  const [first, ...rest] = records(decodeTable(await file()))
  if (!first || first.cells.length > mostColumns) return fail('not_a_table')
  const rows = rest.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (rows.length > mostHouseholds) fail('table_too_long')
  const head = first.cells
  const plain = head.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const columnOf = (field: HouseholdField) => {
    const at = plain.findIndex((name) => names[field].test(name))
    return at < 0 ? null : at
  }
  const columns = Object.fromEntries(householdFields.map((field) => [field, columnOf(field)]))
  return { head, rows, columns: columns as Record<HouseholdField, number | null> }
}

/** Spreadsheets write commas, semicolons or tabs: whichever the first line has most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 4096).split(/[\r\n]/, 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign
}

type Row = { record: string[]; info: { lines: number } }

function records(text: string): { line: number; cells: string[] }[] {
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 20_000,
      to: mostHouseholds + 2,
    }) as unknown as Row[]
    return rows.map(({ record, info }) => ({
      line: info.lines - (record.join('').split('\n').length - 1),
      cells: record.slice(0, mostColumns + 1).map(clean),
    }))
  } catch {
    return fail('not_a_table')
  }
}
