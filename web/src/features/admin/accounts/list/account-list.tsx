import { Ban, CircleCheck, SpellCheck } from 'lucide-react'
import { fillIn } from '../../../../shared/i18n/texts'
import { Filters } from '../../parts/list/head/filters'
import { ListSearch } from '../../parts/list/head/list-search'
import { OrderChoice } from '../../parts/list/head/order-choice'
import { ViewChips } from '../../parts/list/head/view-chips'
import { ListFoot } from '../../parts/list/list-foot'
import { ListPanel } from '../../parts/list/list-panel'
import { BulkBar } from '../../parts/list/rows/bulk-bar'
import { FoldedTable, type Selection } from '../../parts/list/rows/folded-table'
import { useSelection } from '../../parts/list/rows/use-selection'
import { EmptyList } from '../../parts/states/empty-list'
import styles from '../accounts.module.css'
import type { useAccounts } from '../accounts.queries'
import { useViews } from '../accounts.queries'
import { accountsTexts as t } from '../accounts.texts'
import { useBlock } from '../doing/use-block'
import { accountColumns } from './columns'
import { type AccountState, type accountSorts, filterLooks, sortWords } from './filters'

type Props = { state: AccountState; answer: ReturnType<typeof useAccounts> }

/** Employers and workers: views, filters, rows, and what can be done with several of them. */
export function AccountList({ state, answer }: Props) {
  const selection = useSelection((answer.data?.items ?? []).map(({ id }) => String(id)))
  const sort = {
    value: state.sort,
    onSort: (value: string) => state.set({ sort: value as (typeof accountSorts)[number] }),
  }
  return (
    <>
      <ListPanel head={<Head state={state} />} answer={answer}>
        {({ items, total, next_cursor, is_close }) => (
          <>
            {is_close && (
              <p className={styles.close} role="status">
                <SpellCheck aria-hidden="true" />
                {fillIn(t.close, { q: state.q })}
              </p>
            )}
            {items.length === 0 ? (
              <Nobody state={state} />
            ) : (
              <FoldedTable
                caption={t.table}
                columns={accountColumns}
                rows={items}
                rowKey={({ id }) => String(id)}
                rowName={({ name }) => name}
                href={({ id }) => `/admin/accounts/${id}`}
                selection={selection}
                sort={sort}
              />
            )}
            {items.length > 0 && <ListFoot state={state} shown={items.length} total={total} next={next_cursor} />}
          </>
        )}
      </ListPanel>
      <Bulk selection={selection} />
    </>
  )
}

function Nobody({ state }: { state: AccountState }) {
  if (!state.isNarrowed) return <EmptyList title={t.none} text={t.noneText} />
  return <EmptyList title={t.noneFound} onClear={state.clear} />
}

function Head({ state }: { state: AccountState }) {
  const { data } = useViews()
  const looks = filterLooks(data?.orgs ?? [])
  const { filters, set } = state
  const filtered = { filters, set: (change: Record<string, string>) => set(change as Partial<typeof filters>) }
  const plain = { role: '', blocked: '', idle: '' }
  const view = (label: string, count: number | undefined, change: Partial<typeof plain>) => ({
    label,
    count,
    isOn: Object.entries({ ...plain, ...change }).every(
      ([name, value]) => filters[name as keyof typeof plain] === value,
    ),
    onChoose: () => set({ ...plain, ...change }),
  })
  const views = [
    view(t.all, data?.all, {}),
    view(t.employers, data?.employers, { role: 'E' }),
    view(t.workers, data?.workers, { role: 'W' }),
    view(t.blockedView, data?.blocked, { blocked: 'yes' }),
    view(t.idleView, data?.idle, { idle: 'yes' }),
  ]
  return (
    <>
      <ViewChips label={t.views} views={views} />
      <ListSearch value={state.q} onSearch={(q) => set({ q }, { replace: true })} label={t.search} />
      <Filters state={filtered} looks={looks} />
      <OrderChoice value={state.sort} words={sortWords} onChoose={(sort) => set({ sort })} />
    </>
  )
}

function Bulk({ selection }: { selection: Selection }) {
  const { block, unblock, isPending } = useBlock()
  const ids = [...selection.chosen].map(Number)
  const act = (call: typeof block | typeof unblock) => () =>
    call.mutate({ body: { ids } }, { onSuccess: () => selection.set(new Set()) })
  return (
    <BulkBar
      selection={selection}
      actions={[
        { label: t.unblock, icon: <CircleCheck aria-hidden="true" />, busy: isPending, onPress: act(unblock) },
        { label: t.block, icon: <Ban aria-hidden="true" />, isMain: true, busy: isPending, onPress: act(block) },
      ]}
    />
  )
}
