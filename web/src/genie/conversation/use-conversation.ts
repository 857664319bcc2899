import { useEffect, useSyncExternalStore } from 'react'
import { session } from '#shared/session/session.ts'
import { type Conversation, openConversation } from './conversation'

let current: { account: number; conversation: Conversation } | undefined

// The next user of this browser must find nothing of it, even without a reload.
session.subscribe(() => {
  if (current && session.token() === '') {
    current.conversation.close()
    current = undefined
  }
})

function conversationOf(account: number): Conversation {
  if (current?.account !== account) {
    current?.conversation.close()
    current = { account, conversation: openConversation(account) }
  }
  return current.conversation
}

export function useConversation(account: number) {
  const conversation = conversationOf(account)
  const turns = useSyncExternalStore(conversation.subscribe, conversation.turns)
  useEffect(() => conversation.leave, [conversation])
  return { conversation, turns }
}
