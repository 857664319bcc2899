import { useEffect, useSyncExternalStore } from 'react'
import { session } from '../../../shared/session/session'
import { type Conversation, openConversation } from './conversation'

let current: { account: number; conversation: Conversation } | undefined

// Whoever signs in next finds nothing of it, also in a page that was not loaded anew.
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
  const turns = useSyncExternalStore(conversation.subscribe, conversation.shown)
  useEffect(() => conversation.leave, [conversation])
  return { conversation, turns }
}
