import { MessageList, useMessageState } from '../../../features/admin/messages/message-list'
import { useMessages } from '../../../features/admin/messages/messages.queries'
import { messagesTexts as t } from '../../../features/admin/messages/messages.texts'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'

/** Messages sent through the contact form. */
export function MessagesPage() {
  const state = useMessageState()
  // The server checks the values from the address.
  const answer = useMessages(state.query as Parameters<typeof useMessages>[0])
  return (
    <DeskPage title={t.title}>
      <MessageList state={state} answer={answer} />
    </DeskPage>
  )
}
