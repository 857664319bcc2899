import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { type HouseholdField, householdFields } from '@kasama/contract/desk/desk.rules'
import type { CheckedRow, HouseholdRow } from '@kasama/contract/people/desk/households.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
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
  const rows = useMemo(() => (work ? rowsOf(work) : []), [work])
  const check = useQuery({
    queryKey: ['desk', 'households-check', orgId, rows],
    queryFn: ({ signal }) =>
      deskRequest(
        'POST /admin/organisations/:id/households/check',
        { params: { id: orgId }, body: { rows } },
        { signal },
      ),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const checked = check.data?.rows ?? []
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

function rowsOf({ rows, columns, mended }: Import): HouseholdRow[] {
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
