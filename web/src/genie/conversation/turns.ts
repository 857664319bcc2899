import type { ChatAnswer, ChatTurn, Emergency } from '@kasama/contract/genie/chat.api'
import { maxHistoryCharacters, maxHistoryEntries } from '@kasama/contract/genie/chat.rules'

/** One question and its answer, as far as it has arrived. */
export type Turn = {
  id: string
  /** Time of the question, in milliseconds. */
  askedAt: number
  question: string
  /** The picture she sent, small, as a data URL. */
  picture: string | null
  /** Whether she spoke; the answer is then spoken, too. */
  isSpoken: boolean
  /** The lesson in question. */
  videoId: number | null
  /** The received part of the answer. */
  words: string
  emergency: Emergency | null
  answer: ChatAnswer | null
  /** `cut`: the connection was lost within the answer; `failed`: nothing arrived. */
  state: 'asking' | 'writing' | 'done' | 'cut' | 'failed'
  /** Error message in the reader's language. */
  problem: string
}

export type TurnEvent =
  | { type: 'asked again' }
  | { type: 'emergency'; emergency: Emergency }
  | { type: 'words'; words: string }
  | { type: 'answered'; answer: ChatAnswer }
  | { type: 'broken'; problem: string }

export function afterEvent(turn: Turn, event: TurnEvent): Turn {
  switch (event.type) {
    case 'asked again':
      return { ...turn, state: 'asking', problem: '' }
    case 'emergency':
      return { ...turn, emergency: event.emergency }
    case 'words':
      // After a repeated question the old answer stays until the first new word.
      return { ...turn, state: 'writing', words: turn.state === 'writing' ? turn.words + event.words : event.words }
    case 'answered': {
      const { answer } = event
      return { ...turn, state: 'done', answer, words: answer.answer, emergency: answer.emergency ?? turn.emergency }
    }
    case 'broken':
      return { ...turn, state: turn.words === '' ? 'failed' : 'cut', problem: event.problem }
  }
}

export const isPending = ({ state }: Turn): boolean => state === 'asking' || state === 'writing'

/** History sent with a question: the last answered questions before it, within the server's limits. */
export function historyBefore(id: string, turns: readonly Turn[]): ChatTurn[] {
  const index = turns.findIndex((turn) => turn.id === id)
  const answeredTurns = turns
    .slice(0, index)
    .filter(({ question, words }) => question !== '' && words !== '')
    .slice(-maxHistoryEntries)
  const history = answeredTurns.map(({ question, words }) => ({ question, answer: words }))
  const length = () => history.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0)
  while (length() > maxHistoryCharacters) history.shift()
  return history
}
