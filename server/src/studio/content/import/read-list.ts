import { NoTable, readTable, type TableRow } from '#platform/tables/read-table'
import { ListError } from './csv-columns'

/** Reads a list as a table, header first; throws a ListError if it is none. */
export async function* readList(file: string): AsyncGenerator<TableRow> {
  try {
    yield* readTable(file)
  } catch (error) {
    throw error instanceof NoTable ? new ListError(error.message) : error
  }
}
