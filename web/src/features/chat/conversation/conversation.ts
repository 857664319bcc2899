import { ask, problemIn, type Way } from '../asking/ask'
import { keptList } from './kept-list'
import { historyOf, type Turn, type TurnEvent } from './turns'

/** What she sends: words, a picture, or both. */
export type Question = {
  message: string
  way: Way
  videoId: number | null
  picture: { file: Blob; shown: string } | null
  /** Her own voice, which only this page knows. */
  recording: Recording | null
}
export type Recording = { address: string; seconds: number }
type Extra = { picture: Blob | null; recording: Recording | null }

export type Conversation = ReturnType<typeof openConversation>

/** The conversation of one account: it goes on while she looks at a lesson, and ends with her session. */
export function openConversation(account: number) {
  const list = keptList(account)
  let running: AbortController | undefined
  /** What is not kept: it lives as long as the page. */
  const extras = new Map<string, Extra>()
  const fresh = new Set<string>()

  async function answer(turn: Turn) {
    running = new AbortController()
    const { signal } = running
    const turns = list.shown()
    const before = turns.slice(
      0,
      turns.findIndex(({ id }) => id === turn.id),
    )
    const { question: message, videoId } = turn
    const form = { message, history: historyOf(before), videoId, picture: extras.get(turn.id)?.picture ?? null }
    fresh.add(turn.id)
    try {
      for await (const event of ask(turn.isSpoken ? 'voice' : 'chat', form, signal)) tell(event)
    } catch (error) {
      tell({ type: 'broken', problem: problemIn(error) })
    }
    // She has cleared the chat, or is gone.
    function tell(event: TurnEvent) {
      if (!signal.aborted) list.tell(turn.id, event)
    }
  }
  function end() {
    running?.abort()
    for (const { recording } of extras.values()) if (recording) URL.revokeObjectURL(recording.address)
    extras.clear()
  }

  return {
    shown: list.shown,
    subscribe: list.subscribe,
    /** Nothing to say is nothing asked, and one question is answered at a time; returns whether it was sent. */
    ask({ picture, recording, ...asked }: Question): boolean {
      const isEmpty = asked.message.trim() === '' && !picture
      if (isEmpty || list.isBusy()) return false
      const turn = newTurn(asked, picture?.shown ?? null)
      extras.set(turn.id, { picture: picture?.file ?? null, recording })
      list.add(turn)
      void answer(turn)
      return true
    },
    askAgain(id: string) {
      const turn = list.shown().find((one) => one.id === id)
      if (!turn || list.isBusy()) return
      list.tell(id, { type: 'asked again' })
      void answer(turn)
    },
    recordingOf: (id: string) => extras.get(id)?.recording ?? null,
    /** Asked on this visit to the screen, not found there. */
    isFresh: (id: string) => fresh.has(id),
    /** She has left the screen: what comes back with her is not told again. */
    leave: () => fresh.clear(),
    clear() {
      end()
      list.clear()
    },
    /** Her session has ended. */
    close() {
      end()
      list.close()
    },
  }
}

function newTurn(
  { message, way, videoId }: Pick<Question, 'message' | 'way' | 'videoId'>,
  picture: string | null,
): Turn {
  const askedAt = Date.now()
  return {
    id: `${askedAt}-${Math.random()}`,
    askedAt,
    question: message.trim(),
    picture,
    isSpoken: way === 'voice',
    videoId,
    words: '',
    emergency: null,
    answer: null,
    state: 'asking',
    problem: '',
  }
}
