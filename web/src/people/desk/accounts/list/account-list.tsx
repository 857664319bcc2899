import type { Language } from '@kasama/contract/language'
import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import { Ban, CircleCheck, SpellCheck } from 'lucide-react'
import { shortNames } from '#desk-kit/languages/language-state.ts'
import { ListHead } from '#desk-kit/list/head/list-head.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import type { Column, Selection } from '#desk-kit/list/rows/folded-table.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useSelection } from '#desk-kit/list/rows/use-selection.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import styles from '../accounts.module.css'
import { type useAccounts, useViews } from '../accounts.queries'
import { accountsTexts as t } from '../accounts.texts'
import { useBlock } from '../doing/use-block'
import { Person, StateTag } from '../person'
import { seenWord } from '../words'
import { type AccountState, filterLooks, sortWords } from './filters'

const reads = ({ role, language_code }: DeskPerson): Language => (role === 'W' ? language_code : 'eng')

const accountColumns: Column<DeskPerson>[] = [
  {
    key: 'name',
    label: t.account,
    render: (person) => <Person person={person} />,
    sort: { up: 'name', down: '-name' },
  },
  { key: 'role', label: t.role, render: ({ role }) => t[role] },
  {
    key: 'linked',
    label: t.linked,
    render: ({ linked }) => linked?.name ?? <span className={styles.muted}>{t.nobody}</span>,
  },
  {
    key: 'language',
    label: t.language,
    render: (person) => <span className={styles.language}>{shortNames[reads(person)]}</span>,
  },
  { key: 'seen', label: t.seen, render: seenWord },
  { key: 'state', label: t.state, render: (person) => <StateTag person={person} /> },
]

type Props = { state: AccountState; answer: ReturnType<typeof useAccounts> }

/** Employers and workers: views, filters, rows and bulk actions. */
export function AccountList({ state, answer }: Props) {
  const selection = useSelection((answer.data?.items ?? []).map(({ id }) => String(id)))
  const sort = { value: state.sort, onSort: (value: string) => state.set({ sort: value }) }
  return (
    <>
      <ListPanel head={<Head state={state} />} answer={answer}>
        {(page) => (
          <>
            {page.is_close && (
              <p className={styles.close} role="status">
                <SpellCheck aria-hidden="true" />
                {fillIn(t.close, { q: state.q })}
              </p>
            )}
            <ListTable
              page={page}
              state={state}
              empty={<Nobody state={state} />}
              caption={t.table}
              columns={accountColumns}
              rowKey={({ id }) => String(id)}
              rowName={({ name }) => name}
              href={({ id }) => `/admin/accounts/${id}`}
              selection={selection}
              sort={sort}
            />
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
  return (
    <ListHead
      state={state}
      search={t.search}
      views={[
        { label: t.all, count: data?.all, sets: {} },
        { label: t.employers, count: data?.employers, sets: { role: 'E' } },
        { label: t.workers, count: data?.workers, sets: { role: 'W' } },
        { label: t.blockedView, count: data?.blocked, sets: { blocked: 'yes' } },
        { label: t.idleView, count: data?.idle, sets: { idle: 'yes' } },
      ]}
      looks={filterLooks(data?.orgs ?? [])}
      sortWords={sortWords}
    />
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
