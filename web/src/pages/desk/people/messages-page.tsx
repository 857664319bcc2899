import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { MessageList, useMessageState } from '#people/desk/messages/message-list.tsx'
import { useMessages } from '#people/desk/messages/messages.queries.ts'
import { messagesTexts as t } from '#people/desk/messages/messages.texts.ts'

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
