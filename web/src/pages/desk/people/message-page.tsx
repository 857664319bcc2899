import type { DeskThread } from '@kasama/contract/people/desk/messages.api'
import { Check, ChevronDown, ChevronUp, Clock, ShieldAlert, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { AnswerForm } from '#people/desk/messages/answer-form.tsx'
import styles from '#people/desk/messages/messages.module.css'
import { useRefetchMessages, useThread } from '#people/desk/messages/messages.queries.ts'
import { messagesTexts as t } from '#people/desk/messages/messages.texts.ts'
import { Thread } from '#people/desk/messages/thread.tsx'
import { useMark } from '#people/desk/messages/use-mark.ts'
import { WriterPanels } from '#people/desk/messages/writer-panels.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { rowId } from '#shared/row-id.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconLink } from '#shared/ui/actions/icon-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'

const crumb = [{ to: '/admin/messages', label: t.title }]

/** One message: the thread, an answer below it, and its writer. */
export function MessagePage() {
  const id = rowId(useParams().id)
  return id === undefined ? <UnknownPage /> : <Message key={id} id={id} />
}

function Message({ id }: { id: number }) {
  const { data: thread, error, refetch } = useThread(id)
  useMarkMessageRead(thread)
  if (error instanceof RequestError && error.code === 'not_found') return <UnknownPage />
  if (!thread)
    return (
      <DeskPage crumb={crumb} title={t.message}>
        {error && <ListError error={error} onRetry={() => void refetch()} />}
      </DeskPage>
    )
  return (
    <DeskPage
      crumb={crumb}
      title={thread.subject ?? fillIn(t.noSubject)}
      tag={<MessageState thread={thread} />}
      actions={<MessageActions thread={thread} />}
    >
      <DeskColumns sideWidth={300} side={<WriterPanels thread={thread} />}>
        <Panel className={styles.thread} aria-label={t.thread}>
          <Thread thread={thread} />
          <AnswerForm thread={thread} />
        </Panel>
      </DeskColumns>
    </DeskPage>
  )
}

/** Marks a message as read once it is opened. */
function useMarkMessageRead(thread: DeskThread | undefined) {
  const refetchMessages = useRefetchMessages()
  const id = thread?.is_unread ? thread.id : null
  useEffect(() => {
    if (id === null) return
    // If the call fails, the message stays unread.
    deskRequest('POST /admin/messages/:id/read', { params: { id } }).then(refetchMessages, () => {})
  }, [id])
}

function MessageState({ thread: { state, handled_by } }: { thread: DeskThread }) {
  const name = handled_by ?? t.somebody
  if (state === 'open')
    return (
      <Tag kind="warn" icon={<Clock aria-hidden="true" />}>
        {t.waits}
      </Tag>
    )
  if (state === 'spam') return <Tag kind="bad">{t.spam}</Tag>
  return (
    <Tag kind={state === 'answered' ? 'ok' : 'plain'}>
      {fillIn(state === 'answered' ? t.answeredBy : t.closedBy, { name })}
    </Tag>
  )
}

function MessageActions({ thread: { id, state, newer_id, older_id } }: { thread: DeskThread }) {
  const { mutate, isPending } = useMark(state === 'spam' || state === 'closed' ? state : 'back')
  const mark = (as: 'closed' | 'spam' | 'back') => () => mutate({ body: { ids: [id], as } })
  const isHidden = state === 'spam' || state === 'closed'
  return (
    <>
      {isHidden ? (
        <Button look="line" icon={<Undo2 aria-hidden="true" />} busy={isPending} onClick={mark('back')}>
          {t.back}
        </Button>
      ) : (
        <>
          <Button look="quiet" icon={<ShieldAlert aria-hidden="true" />} busy={isPending} onClick={mark('spam')}>
            {t.markSpam}
          </Button>
          <Button look="line" icon={<Check aria-hidden="true" />} busy={isPending} onClick={mark('closed')}>
            {t.markDone}
          </Button>
        </>
      )}
      {newer_id && (
        <IconLink to={`/admin/messages/${newer_id}`} label={t.newer}>
          <ChevronUp aria-hidden="true" />
        </IconLink>
      )}
      {older_id && (
        <IconLink to={`/admin/messages/${older_id}`} label={t.older}>
          <ChevronDown aria-hidden="true" />
        </IconLink>
      )}
    </>
  )
}
