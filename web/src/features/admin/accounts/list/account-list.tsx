import type { DeskPerson } from '@kasama/contract/desk/accounts.api'
import { Ban, CircleCheck, SpellCheck } from 'lucide-react'
import { useState } from 'react'
import { fillIn } from '../../../../shared/i18n/texts'
import { BulkBar } from '../../parts/list/bulk-bar'
import { FilterChips, FilterChoice, ViewChips } from '../../parts/list/filter-chips'
import { FoldedTable } from '../../parts/list/folded-table'
import { ListFoot } from '../../parts/list/list-foot'
import { ListPanel } from '../../parts/list/list-panel'
import { ListSearch } from '../../parts/list/list-search'
import { EmptyList } from '../../parts/states/empty-list'
import styles from '../accounts.module.css'
import type { useAccounts } from '../accounts.queries'
import { useViews } from '../accounts.queries'
import { accountsTexts as t } from '../accounts.texts'
import { useBlock } from '../doing/use-block'
import { accountColumns } from './columns'
import { type AccountState, accountSorts, filterLooks, sortWords } from './filters'

type Props = { state: AccountState; answer: ReturnType<typeof useAccounts> }

/** Employers and workers: views, filters, rows, and what can be done with several of them. */
export function AccountList({ state, answer }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selection = { chosen, set: setChosen }
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
      <Bulk selection={selection} rows={answer.data?.items ?? []} />
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
      <ListSearch value={state.q} onSearch={(q) => set({ q }, { replace: true })} label={t.search} />
      <ViewChips label={t.views} views={views} />
      <FilterChips state={filtered} looks={looks} />
      {Object.entries(looks).map(([name, look]) => (
        <FilterChoice key={name} state={filtered} name={name} look={look} />
      ))}
      <label className={styles.order}>
        <span className="sr-only">{t.sort}</span>
        <select
          value={state.sort}
          onChange={({ target }) => set({ sort: target.value as (typeof accountSorts)[number] })}
        >
          {accountSorts.map((one) => (
            <option key={one} value={one}>
              {sortWords[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

type BulkProps = {
  selection: { chosen: ReadonlySet<string>; set: (chosen: ReadonlySet<string>) => void }
  rows: DeskPerson[]
}

function Bulk({ selection, rows }: BulkProps) {
  const { block, unblock, isPending } = useBlock()
  const shown = new Set(rows.map(({ id }) => String(id)))
  const ids = [...selection.chosen].filter((id) => shown.has(id)).map(Number)
  const chosen = { chosen: new Set(ids.map(String)), set: selection.set }
  const act = (call: typeof block | typeof unblock) => () =>
    call.mutate({ body: { ids } }, { onSuccess: () => selection.set(new Set()) })
  return (
    <BulkBar
      selection={chosen}
      actions={[
        { label: t.unblock, icon: <CircleCheck aria-hidden="true" />, busy: isPending, onPress: act(unblock) },
        { label: t.block, icon: <Ban aria-hidden="true" />, isMain: true, busy: isPending, onPress: act(block) },
      ]}
    />
  )
}
