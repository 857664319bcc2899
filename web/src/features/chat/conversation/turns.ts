import type { ChatAnswer, ChatTurn, Emergency } from '@kasama/contract/chat.api'
import { mostHistoryCharacters, mostHistoryEntries } from '@kasama/contract/chat.rules'

/** One question and its answer, as it comes. */
export type Turn = {
  id: string
  /** When it was asked, in milliseconds. */
  askedAt: number
  question: string
  /** The picture she sent, small, as a data address. */
  picture: string | null
  /** She spoke, and is answered aloud. */
  isSpoken: boolean
  /** The lesson that it is about. */
  videoId: number | null
  /** What of the answer has come. */
  words: string
  emergency: Emergency | null
  answer: ChatAnswer | null
  /** `cut`: the line was lost in the middle of the answer; `failed`: nothing came. */
  state: 'asking' | 'writing' | 'done' | 'cut' | 'failed'
  /** What went wrong, in the reader's language. */
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
      // Asked again, what was said before stays until the first new word.
      return { ...turn, state: 'writing', words: turn.state === 'writing' ? turn.words + event.words : event.words }
    case 'answered': {
      const { answer } = event
      return { ...turn, state: 'done', answer, words: answer.answer, emergency: answer.emergency ?? turn.emergency }
    }
    case 'broken':
      return { ...turn, state: turn.words === '' ? 'failed' : 'cut', problem: event.problem }
  }
}

export const isOnItsWay = ({ state }: Turn): boolean => state === 'asking' || state === 'writing'

/** What is sent with a question: the last ones before it that were answered, within what the server takes. */
export function historyBefore(id: string, turns: readonly Turn[]): ChatTurn[] {
  const asked = turns.findIndex((turn) => turn.id === id)
  const said = turns
    .slice(0, asked)
    .filter(({ question, words }) => question !== '' && words !== '')
    .slice(-mostHistoryEntries)
  const history = said.map(({ question, words }) => ({ question, answer: words }))
  const length = () => history.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0)
  while (length() > mostHistoryCharacters) history.shift()
  return history
}
