import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { type HouseholdField, householdFields } from '@kasama/contract/desk/desk.rules'
import type { CheckedRow, HouseholdRow } from '@kasama/contract/people/desk/households.api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { dayYearsAhead } from '../words'

type ImportTable = Data<Calls['POST /admin/organisations/:id/households/read']>
type FieldCorrections = Record<number, Partial<Record<HouseholdField, string>>>
/** A row with its corrected fields, and the result of its check. */
export type RowWithCheck = { row: HouseholdRow; checked: CheckedRow }
export type ImportDraft = ImportTable & {
  file: string
  mended: FieldCorrections
  /** Makes the rows that are ready, or waits until none is refused. */
  scope: 'ready' | 'all'
  until: string
  mail: boolean
}

/** A file that was read, with its corrected fields; it survives a reload and a lost session. */
export function useImport(orgId: number) {
  const name = `desk-import-${orgId}`
  const [draft, setDraft] = useState(() => {
    const kept = readDraft<ImportDraft>(name)
    // A draft of an earlier release has no scope.
    return kept && { ...kept, scope: kept.scope ?? 'ready' }
  })
  function keep(next: ImportDraft | null) {
    setDraft(next)
    storeDraft(name, next)
  }
  const { rows: table, columns, mended } = draft ?? {}
  const rows = useMemo(
    () => (table && columns && mended ? rowsOf({ rows: table, columns, mended }) : []),
    [table, columns, mended],
  )
  const check = useCheck(orgId, table, rows)
  const checked = check.result?.rows ?? []
  const pairs: RowWithCheck[] = rows.flatMap((row, index) => (checked[index] ? [{ row, checked: checked[index] }] : []))
  return {
    draft,
    rows,
    pairs,
    check,
    begin(file: string, read: ImportTable) {
      keep({ ...read, file, mended: {}, scope: 'ready', until: dayYearsAhead(1), mail: true })
    },
    set: (change: Partial<ImportDraft>) => draft && keep({ ...draft, ...change }),
    mend: (line: number, field: HouseholdField, value: string) =>
      draft && keep({ ...draft, mended: { ...draft.mended, [line]: { ...draft.mended[line], [field]: value } } }),
    end: () => keep(null),
  }
}
export type HouseholdImport = ReturnType<typeof useImport>

/** Corrections that follow each other within this time are checked together. */
const pauseMs = 1000

/**
 * Checks the rows of a table, again after corrections. The last result of this table stays while the next one is
 * awaited, and where it failed.
 */
function useCheck(orgId: number, table: ImportDraft['rows'] | undefined, rows: HouseholdRow[]) {
  const [asked, setAsked] = useState({ table, rows })
  const isOther = asked.table !== table
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ table, rows }), isOther ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [table, rows, isOther])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['desk', 'households-check', orgId, asked.rows],
    queryFn: ({ signal }) =>
      deskRequest(
        'POST /admin/organisations/:id/households/check',
        { params: { id: orgId }, body: { rows: asked.rows } },
        { signal },
      ),
    enabled: asked.rows.length > 0,
    staleTime: 0,
  })
  const [last, setLast] = useState({ table, data })
  // The same file read again has the same result, of another table.
  if (data && (last.data !== data || last.table !== asked.table)) setLast({ table: asked.table, data })
  return {
    result: last.table === table ? last.data : undefined,
    error,
    isCurrent: !isFetching && !error && asked.rows === rows,
    refetch,
  }
}

function rowsOf({ rows, columns, mended }: Pick<ImportDraft, 'rows' | 'columns' | 'mended'>): HouseholdRow[] {
  return rows.map(({ line, cells }) => {
    const entries = householdFields.map((field) => {
      const column = columns[field]
      return [field, mended[line]?.[field] ?? (column === null ? '' : (cells[column] ?? ''))]
    })
    return { line, ...(Object.fromEntries(entries) as Record<HouseholdField, string>) }
  })
}

/** Sends a file to be read; the server keeps nothing of it. */
export function readTable(orgId: number, file: File): Promise<ImportTable> {
  const body = new FormData()
  body.append('file', file)
  const input = { params: { id: orgId }, body }
  return deskRequest('POST /admin/organisations/:id/households/read', input)
}
