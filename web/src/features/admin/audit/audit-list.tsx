import type { AuditEntry } from '@kasama/contract/desk/audit.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../../shared/api/request'
import { FilterChips, FilterChoice } from '../parts/list/filter-chips'
import { type Column, FoldedTable } from '../parts/list/folded-table'
import { ListFoot } from '../parts/list/list-foot'
import { ListPanel } from '../parts/list/list-panel'
import { ListSearch } from '../parts/list/list-search'
import type { useListState } from '../parts/list/use-list-state'
import { EmptyList } from '../parts/states/empty-list'
import styles from './audit.module.css'
import { auditTexts as t } from './audit.texts'
import { EntryDetails, wordsOf } from './entry-details'

export const auditFilters = { filters: ['by', 'action', 'about_kind', 'about_id'] } as const
type State = ReturnType<typeof useListState<(typeof auditFilters.filters)[number], never>>

const when = (at: string) =>
  new Date(at).toLocaleString('en-SG', {
    timeZone: 'Asia/Singapore',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })

const whoOf = ({ who }: AuditEntry) => (who ? who.name || t.gone : t.nobody)

const columns: Column<AuditEntry>[] = [
  { key: 'who', label: t.who, render: whoOf },
  { key: 'at', label: t.when, render: ({ at }) => when(at) },
  { key: 'did', label: t.did, render: ({ action }) => wordsOf(action) },
  {
    key: 'on',
    label: t.on,
    render: ({ about }) => (about ? about.name || `${wordsOf(about.kind)} ${about.id}` : '–'),
  },
]

/** Who did what to whom, newest first. */
export function AuditList({ state }: { state: State }) {
  const { by, ...rest } = state.query as typeof state.query & { by?: 'admins' | 'people' | 'server' }
  const query = { ...rest, ...(by && by in people && { by }) }
  const answer = useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => request('GET /admin/audit', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const actions = Object.fromEntries((answer.data?.actions ?? []).map((action) => [action, wordsOf(action)]))
  const looks = { by: { label: t.by, values: people }, action: { label: t.action, values: actions } }
  const chips = { filters: state.filters, set: (change: Record<string, string>) => state.set(change) }
  const head = (
    <>
      <ListSearch value={state.q} onSearch={(q) => state.set({ q })} label={t.search} />
      <FilterChips state={chips} looks={looks} />
      <FilterChoice state={chips} name="by" look={looks.by} />
      <FilterChoice state={chips} name="action" look={looks.action} />
    </>
  )
  return (
    <ListPanel head={head} answer={answer}>
      {({ items, total, next_cursor }) =>
        items.length === 0 ? (
          <EmptyList title={t.empty} onClear={state.isNarrowed ? state.clear : undefined} />
        ) : (
          <>
            <FoldedTable
              caption={t.title}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              rowName={(entry) => `${whoOf(entry)}, ${wordsOf(entry.action)}`}
              open={(entry) => <EntryDetails entry={entry} />}
            />
            <ListFoot state={state} shown={items.length} total={total} next={next_cursor} />
            <p className={styles.foot}>{t.foot}</p>
          </>
        )
      }
    </ListPanel>
  )
}

const people = { admins: t.admins, people: t.people, server: t.server }
