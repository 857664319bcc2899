import { dayInWords, singaporeDay } from '@kasama/contract/calendar.rules'
import type { AuditEntry } from '@kasama/contract/desk/audit.api'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import { ExportButton } from '#desk-kit/list/export-button.tsx'
import { DayChoice } from '#desk-kit/list/head/day-choice.tsx'
import { Filters } from '#desk-kit/list/head/filters.tsx'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import type { useListState } from '#desk-kit/list/use-list-state.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { singaporeTime } from '#shared/format/date.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import styles from './audit.module.css'
import { auditTexts as t } from './audit.texts'

/** A moment as '4 Mar 2026, 08:42'. */
const formatMoment = (at: string) =>
  `${dayInWords(singaporeDay(new Date(at)), { dateStyle: 'medium' })}, ${singaporeTime(at)}`

const actorName = ({ who, is_provider }: AuditEntry) => (is_provider ? t.provider : who ? who.name || t.gone : t.nobody)

const columns: Column<AuditEntry>[] = [
  { key: 'who', label: t.who, render: actorName },
  { key: 'at', label: t.when, render: ({ at }) => formatMoment(at) },
  { key: 'did', label: t.did, render: ({ action }) => readableName(action) },
  {
    key: 'on',
    label: t.on,
    render: ({ about }) => (about ? about.name || `${readableName(about.kind)} ${about.id}` : '–'),
  },
]

const people = { admins: t.admins, people: t.people, server: t.server }

type State = ReturnType<typeof useListState<'by' | 'action' | 'about_kind' | 'about_id' | 'from' | 'to'>>
type HeadProps = { state: State; entries: readonly AuditEntry[]; actions: string[] }

/**
 * Search, filters and days over the trail. The chip `about` stands for the two parameters `about_kind` and `about_id`;
 * removing it clears both.
 */
function Head({ state: { q, filters, set }, entries, actions }: HeadProps) {
  const { about_kind: kind, about_id: id, from, to } = filters
  const about = [kind && readableName(kind), id].filter(Boolean).join(' ')
  const subjectName = entries.find((entry) => entry.about?.kind === kind && entry.about.id === id)?.about?.name
  const specs = {
    ...(about && { about: { label: t.on, values: { [about]: subjectName || about } } }),
    by: { label: t.by, values: people },
    action: { label: t.action, values: Object.fromEntries(actions.map((action) => [action, readableName(action)])) },
  }
  const chips = {
    filters: { ...filters, about },
    set: (change: Record<string, string>) => set('about' in change ? { about_kind: '', about_id: '' } : change),
  }
  return (
    <>
      <ListSearch value={q} onSearch={(text) => set({ q: text })} label={t.search} />
      <Filters state={chips} filters={specs} isSet={from !== '' || to !== ''}>
        <div className="row stretch wrap gap-8 gap-x-12">
          <DayChoice label={t.from} value={from} most={to} onChoose={(day) => set({ from: day })} />
          <DayChoice label={t.to} value={to} least={from} onChoose={(day) => set({ to: day })} />
        </div>
      </Filters>
    </>
  )
}

/** The audit trail, newest first; an organisation's admin reads only the entries of that organisation. */
export function AuditList() {
  const list = useDeskList({
    queryKey: ['audit'],
    load: (query, { signal }) => deskRequest('GET /admin/audit', { query }, { signal }),
    rowKey: ({ id }) => id,
    filters: ['by', 'action', 'about_kind', 'about_id', 'from', 'to'],
    known: { by: Object.keys(people) },
  })
  return (
    <DeskPage
      title={t.title}
      actions={<ExportButton call="POST /admin/audit/export" label={t.csv} query={list.state.query} />}
    >
      <DeskList
        list={list}
        texts={{ table: t.title, none: t.empty, noneFound: t.empty }}
        above={list.answer.data?.is_cut && <Notice kind="warn">{t.cut}</Notice>}
        head={<Head state={list.state} entries={list.rows} actions={list.answer.data?.actions ?? []} />}
        columns={columns}
        rowName={(entry) => `${actorName(entry)}, ${readableName(entry.action)}`}
        open={(entry) => <EntryDetails entry={entry} />}
        below={list.rows.length > 0 && <p className={styles.foot}>{t.foot}</p>}
      />
    </DeskPage>
  )
}

/** Values before and after, marked by signs besides the colours, and the reason. */
function EntryDetails({ entry: { id, changes, details, reason, org } }: { entry: AuditEntry }) {
  return (
    <dl className={`stack gap-8 ${styles.entry}`}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{readableName(field)}</dt>
          <dd>
            {before !== null && <span className={styles.was}>− {before} </span>}
            {after !== null && <span className={styles.is}>+ {after}</span>}
          </dd>
        </div>
      ))}
      {details.map(({ field, value }) => (
        <div key={`detail ${field}`}>
          <dt>{readableName(field)}</dt>
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
function readableName(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
