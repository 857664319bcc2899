import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { type HouseholdField, householdFields } from '@kasama/contract/desk/desk.rules'
import type { CheckedRow, HouseholdRow } from '@kasama/contract/people/desk/households.api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { dayAhead } from '../words'

type ImportTable = Data<Calls['POST /admin/organisations/:id/households/read']>
type FieldCorrections = Record<number, Partial<Record<HouseholdField, string>>>
/** A row with its corrected fields, and the result of its check. */
export type Pair = { row: HouseholdRow; checked: CheckedRow }
export type Import = ImportTable & {
  file: string
  mended: FieldCorrections
  how: 'good' | 'all'
  until: string
  mail: boolean
}

/** A file that was read, with its corrected fields; it survives a reload and a lost session. */
export function useImport(orgId: number) {
  const name = `desk-import-${orgId}`
  const [work, setWork] = useState(() => readDraft<Import>(name))
  function keep(next: Import | null) {
    setWork(next)
    storeDraft(name, next)
  }
  const { rows: table, columns, mended } = work ?? {}
  const rows = useMemo(
    () => (table && columns && mended ? rowsOf({ rows: table, columns, mended }) : []),
    [table, columns, mended],
  )
  const check = useCheck(orgId, table, rows)
  const checked = check.result?.rows ?? []
  const pairs: Pair[] = rows.flatMap((row, index) => (checked[index] ? [{ row, checked: checked[index] }] : []))
  return {
    work,
    rows,
    pairs,
    check,
    begin: (file: string, read: ImportTable) =>
      keep({ ...read, file, mended: {}, how: 'good', until: dayAhead(1), mail: true }),
    set: (change: Partial<Import>) => work && keep({ ...work, ...change }),
    mend: (line: number, field: HouseholdField, value: string) =>
      work && keep({ ...work, mended: { ...work.mended, [line]: { ...work.mended[line], [field]: value } } }),
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
function useCheck(orgId: number, table: Import['rows'] | undefined, rows: HouseholdRow[]) {
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
  if (data && last.data !== data) setLast({ table: asked.table, data })
  return {
    result: last.table === table ? last.data : undefined,
    error,
    isCurrent: !isFetching && !error && asked.rows === rows,
    refetch,
  }
}

function rowsOf({ rows, columns, mended }: Pick<Import, 'rows' | 'columns' | 'mended'>): HouseholdRow[] {
  return rows.map(({ line, cells }) => {
    const said = householdFields.map((field) => {
      const column = columns[field]
      return [field, mended[line]?.[field] ?? (column === null ? '' : (cells[column] ?? ''))]
    })
    return { line, ...(Object.fromEntries(said) as Record<HouseholdField, string>) }
  })
}

/** Sends a file to be read; the server keeps nothing of it. */
export function readTable(orgId: number, file: File): Promise<ImportTable> {
  const body = new FormData()
  body.append('file', file)
  const input = { params: { id: orgId }, body }
  return deskRequest('POST /admin/organisations/:id/households/read', input)
}
