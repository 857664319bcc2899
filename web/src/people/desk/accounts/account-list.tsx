import { englishNames, type Language, shortNames } from '@kasama/contract/language'
import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import { Ban, CircleCheck, SpellCheck } from 'lucide-react'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import { ExportButton } from '#desk-kit/list/export-button.tsx'
import type { FilterSpec } from '#desk-kit/list/head/filters.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import styles from './accounts.module.css'
import { useViews } from './accounts.queries'
import { accountsTexts as t } from './accounts.texts'
import { useBlock } from './actions/use-block'
import { Person, StateTag } from './person'
import { seenWord } from './words'

/** The language of an account's screens; those of employers are English. */
const screenLanguage = ({ role, language_code }: DeskPerson): Language => (role === 'W' ? language_code : 'eng')

const accountColumns: Column<DeskPerson>[] = [
  {
    key: 'name',
    label: t.account,
    render: (person) => <Person person={person} />,
    sort: { up: 'name', down: '-name' },
  },
  { key: 'role', label: t.role, kind: 'short', render: ({ role }) => t[role] },
  {
    key: 'linked',
    label: t.linked,
    render: ({ linked }) => linked?.name ?? <span className="muted">{t.nobody}</span>,
  },
  {
    key: 'language',
    label: t.language,
    render: (person) => <span className={styles.language}>{shortNames[screenLanguage(person)]}</span>,
  },
  { key: 'seen', label: t.seen, render: seenWord },
  { key: 'state', label: t.state, kind: 'short', render: (person) => <StateTag person={person} /> },
]

/** The filters of the list; the organisations come from the server. */
function filterSpecs(orgs: { id: number; name: string }[]): Record<string, FilterSpec> {
  const names = Object.fromEntries(orgs.map(({ id, name }) => [String(id), name]))
  return {
    plan: {
      label: t.plan,
      values: { active: t.active, canceled: t.canceled, agency: t.agency, ended: t.ended, free: t.free },
    },
    ...(orgs.length > 0 && { org: { label: t.org, values: { none: t.noOrg, ...names } } }),
    language: { label: t.workersLanguage, values: englishNames },
  }
}

const sortLabels = { newest: t.newest, oldest: t.oldest, name: t.name, '-name': t.nameDown }

/** Employers and workers: search, views, filters, bulk actions, and the list as a file. */
export function AccountList() {
  const { data } = useViews()
  const list = useDeskList({
    queryKey: ['desk', 'accounts', 'list'],
    load: (query) => deskRequest('GET /admin/accounts', { query }),
    rowKey: ({ id }) => String(id),
    filters: ['role', 'plan', 'org', 'language', 'blocked', 'idle'],
    sorts: Object.keys(sortLabels),
  })
  const { block, unblock, isPending: busy } = useBlock()
  const act = (call: typeof block | typeof unblock) => () =>
    call.mutate({ body: { ids: list.chosen.map(({ id }) => id) } }, { onSuccess: list.chooseNone })
  return (
    <DeskPage
      title={t.title}
      count={list.count}
      actions={<ExportButton call="POST /admin/accounts/export" label={t.export} query={list.state.query} />}
    >
      <DeskList
        list={list}
        texts={t}
        views={[
          { label: t.all, count: data?.all, sets: {} },
          { label: t.employers, count: data?.employers, sets: { role: 'E' } },
          { label: t.workers, count: data?.workers, sets: { role: 'W' } },
          { label: t.blockedView, count: data?.blocked, sets: { blocked: 'yes' } },
          { label: t.idleView, count: data?.idle, sets: { idle: 'yes' } },
        ]}
        filters={filterSpecs(data?.orgs ?? [])}
        sortLabels={sortLabels}
        above={
          list.answer.data?.is_close && (
            <p className={`row gap-10 ${styles.similar}`} role="status">
              <SpellCheck aria-hidden="true" />
              {fillIn(t.similar, { q: list.state.q })}
            </p>
          )
        }
        columns={accountColumns}
        rowName={({ name }) => name}
        href={({ id }) => `/admin/accounts/${id}`}
        actions={[
          { label: t.unblock, icon: <CircleCheck aria-hidden="true" />, busy, onPress: act(unblock) },
          { label: t.block, icon: <Ban aria-hidden="true" />, isMain: true, busy, onPress: act(block) },
        ]}
      />
    </DeskPage>
  )
}
