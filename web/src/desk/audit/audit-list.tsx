import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'
import type { AuditEntry } from '@kasama/contract/desk/audit.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DayChoice } from '#desk-kit/list/head/day-choice.tsx'
import { Filters } from '#desk-kit/list/head/filters.tsx'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import type { Column } from '#desk-kit/list/rows/folded-table.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import type { useListState } from '#desk-kit/list/use-list-state.ts'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { singaporeTime } from '#shared/format/date.ts'
import styles from './audit.module.css'
import { auditTexts as t } from './audit.texts'

export const auditFilters = { filters: ['by', 'action', 'about_kind', 'about_id', 'from', 'to'] } as const
type State = ReturnType<typeof useListState<(typeof auditFilters.filters)[number]>>

/** A moment as '4 Mar 2026, 08:42'. */
const when = (at: string) => `${dayInWords(singaporeDay(new Date(at)), { dateStyle: 'medium' })}, ${singaporeTime(at)}`

const whoOf = ({ who, is_provider }: AuditEntry) => (is_provider ? t.provider : who ? who.name || t.gone : t.nobody)

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

/** The audit trail, newest first: who did what to whom. */
export function AuditList({ state }: { state: State }) {
  const { by, ...rest } = state.query as typeof state.query & { by?: 'admins' | 'people' | 'server' }
  const query = { ...rest, ...(by && by in people && { by }) }
  const answer = useQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => deskRequest('GET /admin/audit', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const actions = Object.fromEntries((answer.data?.actions ?? []).map((action) => [action, wordsOf(action)]))
  const { about_kind: kind, about_id: id } = state.filters
  const about = [kind && wordsOf(kind), id].filter(Boolean).join(' ')
  const named = answer.data?.items.find((entry) => entry.about?.kind === kind && entry.about.id === id)?.about?.name
  const looks = {
    ...(about && { about: { label: t.on, values: { [about]: named || about } } }),
    by: { label: t.by, values: people },
    action: { label: t.action, values: actions },
  }
  const chips = {
    filters: { ...state.filters, about },
    set: (change: Record<string, string>) => state.set('about' in change ? { about_kind: '', about_id: '' } : change),
  }
  const head = (
    <>
      <ListSearch value={state.q} onSearch={(q) => state.set({ q })} label={t.search} />
      <Filters state={chips} looks={looks} isSet={state.filters.from !== '' || state.filters.to !== ''}>
        <div className={styles.days}>
          <DayChoice
            label={t.from}
            value={state.filters.from}
            most={state.filters.to}
            onChoose={(from) => state.set({ from })}
          />
          <DayChoice
            label={t.to}
            value={state.filters.to}
            least={state.filters.from}
            onChoose={(to) => state.set({ to })}
          />
        </div>
      </Filters>
    </>
  )
  return (
    <ListPanel head={head} answer={answer}>
      {(page) => (
        <>
          <ListTable
            page={page}
            state={state}
            empty={<EmptyList title={t.empty} onClear={state.isNarrowed ? state.clear : undefined} />}
            caption={t.title}
            columns={columns}
            rowKey={({ id }) => id}
            rowName={(entry) => `${whoOf(entry)}, ${wordsOf(entry.action)}`}
            open={(entry) => <EntryDetails entry={entry} />}
          />
          {page.items.length > 0 && <p className={styles.foot}>{t.foot}</p>}
        </>
      )}
    </ListPanel>
  )
}

const people = { admins: t.admins, people: t.people, server: t.server }

/** Values before and after, marked by signs besides the colours, and the reason. */
function EntryDetails({ entry: { id, changes, details, reason, org } }: { entry: AuditEntry }) {
  return (
    <dl className={styles.entry}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{wordsOf(field)}</dt>
          <dd>
            {before !== null && <span className={styles.was}>− {before} </span>}
            {after !== null && <span className={styles.is}>+ {after}</span>}
          </dd>
        </div>
      ))}
      {details.map(({ field, value }) => (
        <div key={`detail ${field}`}>
          <dt>{wordsOf(field)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {reason && (
        <div>
          <dt>{t.reason}</dt>
          <dd>{reason}</dd>
        </div>
      )}
      {org && (
        <div>
          <dt>{t.org}</dt>
          <dd>{org}</dd>
        </div>
      )}
      <div>
        <dt>{t.entry}</dt>
        <dd>A-{id}</dd>
      </div>
    </dl>
  )
}

/** 'password_reset' as words: "Password reset". */
function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
