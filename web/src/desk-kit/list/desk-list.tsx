import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { EmptyList } from '../states/empty-list'
import { ListHead } from './head/list-head'
import { cappedCount, ListFoot } from './list-foot'
import { ListPanel } from './list-panel'
import { BulkBar } from './rows/bulk-bar'
import { FoldedTable } from './rows/folded-table'
import type { Selection } from './rows/table-types'
import { type ListSpec, type ListState, useListState } from './use-list-state'

/** A call's page of rows; a list without a `total` has no foot. */
type Page<Row> = { items: readonly Row[]; next_cursor: string | null; total?: number }
type RowOf<P extends Page<unknown>> = P['items'][number]

type Source<P extends Page<unknown>, Filter extends string> = ListSpec<Filter> & {
  /** Beginning of the query key; the query follows. */
  queryKey: readonly unknown[]
  /** Requests a page. `never` fits every call: the values are from the address, and the server checks them. */
  load: (query: never, context: { signal: AbortSignal }) => Promise<P>
  rowKey: (row: RowOf<P>) => string
}

/** State of a list in the address, the page of rows that it asks for, and the ticked rows of that page. */
export function useDeskList<P extends Page<unknown>, Filter extends string = never>(source: Source<P, Filter>) {
  const { queryKey, load, rowKey, ...spec } = source
  const state = useListState(spec)
  const answer = useQuery({
    queryKey: [...queryKey, state.query],
    queryFn: (context) => load(state.query as never, context),
    placeholderData: keepPreviousData,
  })
  const rows: readonly RowOf<P>[] = answer.data?.items ?? []
  const [ticked, set] = useState<ReadonlySet<string>>(new Set())
  // A row that leaves the list is no longer ticked.
  const chosen = rows.filter((row) => ticked.has(rowKey(row)))
  const selection: Selection = { chosen: new Set(chosen.map(rowKey)), set }
  const chooseNone = () => set(new Set())
  return { state, answer, rowKey, rows, selection, chosen, chooseNone, count: cappedCount(answer.data?.total) }
}

type List<Row> = {
  state: ListState
  answer: { data: Page<Row> | undefined; error: unknown; isPending: boolean; refetch: () => unknown }
  rowKey: (row: Row) => string
  selection: Selection
}

type Texts = {
  /** Name of the table for screen readers. */
  table: string
  /** Label of the search field; a list without it has no search. */
  search?: string
  /** Title and text if there are no rows at all, and the title if search and filters find none. */
  none: string
  noneText?: string
  noneFound: string
}

type Props<Row> = Pick<ComponentProps<typeof FoldedTable<Row>>, 'columns' | 'rowName' | 'href' | 'open'> &
  Pick<ComponentProps<typeof ListHead>, 'views' | 'filters' | 'sortLabels' | 'searchOrder'> & {
    list: List<Row>
    texts: Texts
    /** In place of views, search, filters and order. */
    head?: ReactNode
    /** Actions on the ticked rows. */
    actions?: ComponentProps<typeof BulkBar>['actions']
    /** Ticked rows, if the list remembers more of them than those of its page. */
    selection?: Selection | undefined
    /** Parts of the panel over and under the rows. */
    above?: ReactNode
    below?: ReactNode
    /** In place of the usual empty list. */
    empty?: ReactNode
  }

/** A list of the desk: its head, a page of rows, its foot, and actions on ticked rows. */
export function DeskList<Row>({
  list: { state, answer, rowKey, selection: ofPage },
  texts,
  views,
  filters,
  sortLabels,
  searchOrder,
  head = <ListHead {...{ state, views, filters, sortLabels, searchOrder }} search={texts.search} />,
  actions,
  selection = actions && ofPage,
  above,
  below,
  empty = <NoRows state={state} texts={texts} />,
  ...table
}: Props<Row>) {
  return (
    <>
      <ListPanel head={head} answer={answer}>
        {({ items, total, next_cursor }) => (
          <>
            {above}
            {items.length === 0 ? (
              empty
            ) : (
              <FoldedTable<Row>
                {...table}
                caption={texts.table}
                rows={items}
                rowKey={rowKey}
                {...(selection && { selection })}
                sort={{ value: state.sort, onSort: (sort) => state.set({ sort }) }}
              />
            )}
            {items.length > 0 && total !== undefined && (
              <ListFoot state={state} shown={items.length} total={total} next={next_cursor} />
            )}
            {below}
          </>
        )}
      </ListPanel>
      {actions && selection && <BulkBar selection={selection} actions={actions} />}
    </>
  )
}

function NoRows({ state: { isNarrowed, clear }, texts }: { state: ListState; texts: Texts }) {
  if (isNarrowed) return <EmptyList title={texts.noneFound} onClear={clear} />
  return <EmptyList title={texts.none} text={texts.noneText} />
}
