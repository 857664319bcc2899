import { isPending, type Turn } from './turns'

/** A message of the chat, with the specification's names ("Chat message", section 3). */
export type ChatMessage = {
  body: string
  author: 'you' | 'bot'
  /** A data URL. */
  image?: string
  /** URL of the spoken message, and its transcript. */
  voice?: string
  voice_text?: string
  /** Shown in place of an answer until its first word arrives. */
  type?: 'loading'
}

export const questionOf = ({ question, picture, isSpoken }: Turn): ChatMessage => ({
  body: question,
  author: 'you',
  ...(picture !== null && { image: picture }),
  ...(isSpoken && { voice_text: question }),
})

export function answerOf(turn: Turn): ChatMessage {
  const voice = turn.answer?.voice
  return {
    body: turn.words,
    author: 'bot',
    ...(voice && { voice, voice_text: turn.words }),
    ...(isPending(turn) && turn.state === 'asking' && { type: 'loading' }),
  }
}
