import type { DeskMessage } from '@kasama/contract/people/desk/messages.api'
import { Check, ShieldAlert, Undo2 } from 'lucide-react'
import { momentWord } from '#desk-kit/days.ts'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import { ViewChips } from '#desk-kit/list/head/view-chips.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import type { Column, Selection } from '#desk-kit/list/rows/folded-table.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useSelection } from '#desk-kit/list/rows/use-selection.ts'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from './messages.module.css'
import type { useMessages } from './messages.queries'
import { messagesTexts as t } from './messages.texts'
import { type Mark, useMark } from './use-mark'

const states = ['open', 'answered', 'closed', 'spam', 'all'] as const
const kinds = { open: 'warn', answered: 'ok', closed: 'plain', spam: 'bad' } as const

const columns: Column<DeskMessage>[] = [
  {
    key: 'from',
    label: t.from,
    render: ({ name, is_unread }) => (
      <span className={styles.from}>
        {name}
        {is_unread && <Tag kind="info">{t.unread}</Tag>}
      </span>
    ),
  },
  {
    key: 'subject',
    label: t.subject,
    kind: 'wide',
    render: ({ subject, preview }) => (
      <span className={styles.words}>
        {subject && <b>{subject}</b>}
        <span>{preview}</span>
      </span>
    ),
  },
  { key: 'when', label: t.when, render: ({ created_at }) => momentWord(created_at) },
  {
    key: 'state',
    label: t.state,
    render: ({ state, handled_by }) => (
      <span className={styles.state}>
        <Tag kind={kinds[state]}>{t[state]}</Tag>
        {handled_by && <small>{handled_by}</small>}
      </span>
    ),
  },
]

/** State of the inbox, kept in the address. */
export const useMessageState = () => useListState({ filters: ['state'] as const })
type Props = { state: ReturnType<typeof useMessageState>; answer: ReturnType<typeof useMessages> }

/** The contact form's inbox: waiting messages first, spam in a view of its own. */
export function MessageList({ state, answer }: Props) {
  const selection = useSelection((answer.data?.items ?? []).map(({ id }) => String(id)))
  const shown = state.filters.state || 'open'
  const views = states.map((view) => ({
    label: t[view],
    count: view === 'open' ? answer.data?.open : undefined,
    isOn: shown === view,
    onChoose: () => state.set({ state: view === 'open' ? '' : view }),
  }))
  const head = (
    <>
      <ViewChips label={t.views} views={views} />
      <ListSearch value={state.q} onSearch={(q) => state.set({ q }, { replace: true })} label={t.search} />
    </>
  )
  return (
    <>
      <ListPanel head={head} answer={answer}>
        {(page) => (
          <ListTable
            page={page}
            state={state}
            empty={
              <EmptyList
                title={state.q ? t.noneFound : t.none}
                {...(state.isNarrowed ? { onClear: state.clear } : { text: t.noneText })}
              />
            }
            caption={t.title}
            columns={columns}
            rowKey={({ id }) => String(id)}
            rowName={({ name, subject }) => (subject ? `${name}, ${subject}` : name)}
            href={({ id }) => `/admin/messages/${id}`}
            selection={selection}
          />
        )}
      </ListPanel>
      <Bulk selection={selection} isOpen={shown === 'open'} isSpam={shown === 'spam'} />
    </>
  )
}

type BulkProps = {
  selection: Selection
  isOpen: boolean
  isSpam: boolean
}

function Bulk({ selection, isOpen, isSpam }: BulkProps) {
  const { mutate, isPending: busy } = useMark(isSpam ? 'spam' : 'back')
  const mark = (as: Mark) => () =>
    mutate({ body: { ids: [...selection.chosen].map(Number), as } }, { onSuccess: () => selection.set(new Set()) })
  const back = { label: t.back, icon: <Undo2 aria-hidden="true" />, isMain: true, busy, onPress: mark('back') }
  const spam = { label: t.markSpam, icon: <ShieldAlert aria-hidden="true" />, busy, onPress: mark('spam') }
  const done = { label: t.markDone, icon: <Check aria-hidden="true" />, isMain: true, busy, onPress: mark('closed') }
  return <BulkBar selection={selection} actions={isSpam ? [back] : isOpen ? [spam, done] : [spam]} />
}
