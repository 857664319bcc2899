import type { AdminSubscription } from '@kasama/contract/money/desk/subscriptions.api'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import { ViewChips } from '#desk-kit/list/head/view-chips.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import type { Column } from '#desk-kit/list/rows/folded-table.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import styles from '../money.module.css'
import { usePlans, useSummary } from '../money.queries'
import { PlanDetails } from './plan-details'
import { MatchCell, oursOf, StateCell, theirsOf } from './plan-states'
import { providerName, subscriptionsTexts as t } from './subscriptions.texts'

export const usePlanState = () => useListState({ filters: ['view'], sorts: ['ends', '-ends'] })
type State = ReturnType<typeof usePlanState>

const shownViews = ['all', 'active', 'late', 'ending', 'look'] as const
type View = (typeof shownViews)[number]
const viewOf = (text: string): View => shownViews.find((view) => view === text) ?? 'all'

const columnsFor = (provider: string): Column<AdminSubscription>[] => [
  {
    key: 'name',
    label: t.household,
    render: ({ name, email }) => (
      <span className={styles.who}>
        {name || email}
        {name && email && <small translate="no">{email}</small>}
      </span>
    ),
  },
  { key: 'plan', label: t.plan, render: ({ plan_name }) => plan_name },
  {
    key: 'ours',
    label: t.ours,
    render: (plan) => <StateCell state={oursOf(plan)} />,
    sort: { up: 'ends', down: '-ends' },
  },
  { key: 'theirs', label: provider, render: (plan) => <StateCell state={theirsOf(plan, provider)} /> },
  { key: 'match', label: t.match, render: (plan) => <MatchCell plan={plan} /> },
]

/** Every plan that a household pays for: our state of it beside the provider's. */
export function PlanList({ state }: { state: State }) {
  const summary = useSummary().data
  const provider = providerName(summary?.provider)
  const { q, query, filters, set, clear, isNarrowed } = state
  const view = viewOf(filters.view)
  const answer = usePlans({ ...query, view })
  const views = shownViews.map((name) => ({
    label: t[name],
    count: summary?.views[name],
    isOn: name === view,
    onChoose: () => set({ view: name === 'all' ? '' : name }),
  }))
  const head = (
    <>
      <ViewChips label={t.views} views={views} />
      <ListSearch value={q} label={t.search} onSearch={(text) => set({ q: text }, { replace: true })} />
    </>
  )
  return (
    <ListPanel head={head} answer={answer}>
      {(page) => (
        <ListTable
          page={page}
          state={state}
          empty={<EmptyList title={isNarrowed ? t.noneFound : t.none} {...(isNarrowed && { onClear: clear })} />}
          caption={t.caption}
          columns={columnsFor(provider)}
          rowKey={({ user_id }) => String(user_id)}
          rowName={({ name, email }) => name || (email ?? '')}
          open={(plan) => <PlanDetails plan={plan} provider={provider} />}
          sort={{ value: state.sort, onSort: (sort) => set({ sort: sort as 'ends' }) }}
        />
      )}
    </ListPanel>
  )
}
