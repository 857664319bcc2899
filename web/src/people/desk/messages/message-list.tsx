import type { DeskMessage } from '@kasama/contract/people/desk/messages.api'
import { Check, ShieldAlert, Undo2 } from 'lucide-react'
import { momentText } from '#desk-kit/day-texts.ts'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from './messages.module.css'
import { messagesTexts as t } from './messages.texts'
import { type Mark, useMark } from './use-mark'

const otherViews = ['answered', 'closed', 'spam', 'all'] as const
const kinds = { open: 'warn', answered: 'ok', closed: 'plain', spam: 'bad' } as const

const columns: Column<DeskMessage>[] = [
  {
    key: 'from',
    label: t.from,
    render: ({ name, is_unread }) => (
      <span className={`row inline wrap break ${styles.from}`}>
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
  { key: 'when', label: t.when, render: ({ created_at }) => momentText(created_at) },
  {
    key: 'state',
    label: t.state,
    render: ({ state, handled_by }) => (
      <span className={`stack left gap-2 ${styles.state}`}>
        <Tag kind={kinds[state]}>{t[state]}</Tag>
        {handled_by && <small>{handled_by}</small>}
      </span>
    ),
  },
]

/** The contact form's inbox: waiting messages first, spam in a view of its own. */
export function MessageList() {
  const list = useDeskList({
    queryKey: ['desk', 'messages', 'list'],
    load: (query) => deskRequest('GET /admin/messages', { query }),
    rowKey: ({ id }) => String(id),
    filters: ['state'],
    known: { state: otherViews },
  })
  const { q, filters } = list.state
  const isSpam = filters.state === 'spam'
  // In the spam view the undo of “back” marks as spam again.
  const { mutate, isPending: busy } = useMark(isSpam ? 'spam' : 'back')
  const mark = (as: Mark) => () =>
    mutate({ body: { ids: list.chosen.map(({ id }) => id), as } }, { onSuccess: list.chooseNone })
  const putBackAction = { label: t.back, icon: <Undo2 aria-hidden="true" />, isMain: true, busy, onPress: mark('back') }
  const spamAction = { label: t.markSpam, icon: <ShieldAlert aria-hidden="true" />, busy, onPress: mark('spam') }
  const closeAction = {
    label: t.markDone,
    icon: <Check aria-hidden="true" />,
    isMain: true,
    busy,
    onPress: mark('closed'),
  }
  return (
    <DeskPage title={t.title}>
      <DeskList
        list={list}
        texts={{ ...t, table: t.title, noneFound: q ? t.noneFound : t.none }}
        views={[
          { label: t.open, count: list.answer.data?.open, sets: {} },
          ...otherViews.map((view) => ({ label: t[view], sets: { state: view } })),
        ]}
        columns={columns}
        rowName={({ name, subject }) => (subject ? `${name}, ${subject}` : name)}
        href={({ id }) => `/admin/messages/${id}`}
        actions={isSpam ? [putBackAction] : filters.state === '' ? [spamAction, closeAction] : [spamAction]}
      />
    </DeskPage>
  )
}
