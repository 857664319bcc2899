import { MessageList, useMessageState } from '../../../features/admin/messages/message-list'
import { useMessages } from '../../../features/admin/messages/messages.queries'
import { messagesTexts as t } from '../../../features/admin/messages/messages.texts'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'

/** What people wrote through the contact form. */
export function MessagesPage() {
  const state = useMessageState()
  // What an address says is checked by the server.
  const answer = useMessages(state.query as Parameters<typeof useMessages>[0])
  return (
    <DeskPage title={t.title}>
      <MessageList state={state} answer={answer} />
    </DeskPage>
  )
}
