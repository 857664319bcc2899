import type { ComponentProps, ReactNode } from 'react'
import { ListFoot } from '../list-foot'
import { FoldedTable } from './folded-table'

type Props<Row> = Omit<ComponentProps<typeof FoldedTable<Row>>, 'rows'> &
  Pick<ComponentProps<typeof ListFoot>, 'state'> & {
    page: { items: readonly Row[]; total: number; next_cursor: string | null }
    /** Shown in place of the table if the list has no rows. */
    empty: ReactNode
  }

/** One page of a list as a table, with its foot. */
export function ListTable<Row>({ page: { items, total, next_cursor }, state, empty, ...table }: Props<Row>) {
  if (items.length === 0) return empty
  return (
    <>
      <FoldedTable<Row> {...table} rows={items} />
      <ListFoot state={state} shown={items.length} total={total} next={next_cursor} />
    </>
  )
}
