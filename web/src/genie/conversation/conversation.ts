import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { maskCardNumbers } from '@kasama/contract/money/card-number.rules'
import { ask, type Form, type Way } from '../asking/ask'
import { problemIn } from '../asking/problem'
import { keptList } from './kept-list'
import { historyBefore, isOnItsWay, type Turn, type TurnEvent } from './turns'

/** A question: text, a picture, or both. */
export type Question = {
  message: string
  way: Way
  videoId: number | null
  picture: { file: Blob; shown: string } | null
  /** Her recording, which only this page has. */
  recording: SentRecording | null
}
export type SentRecording = { address: string; seconds: number }
type Extra = { picture: Blob | null; recording: SentRecording | null }

export type Conversation = ReturnType<typeof openConversation>

/** The conversation of one account: it continues while she watches a lesson, and ends with her session. */
export function openConversation(account: number) {
  /** The answer that this tab waits for, or the last one. */
  let running: { id: string; leaving: AbortController } | undefined
  const extras = extrasOfPage()
  const fresh = new Set<string>()
  const list = keptList(account, end)

  async function answer(turn: Turn) {
    const { id, question: message, videoId } = turn
    const leaving = new AbortController()
    running = { id, leaving }
    fresh.add(id)
    const form = { message, history: historyBefore(id, list.shown()), videoId, picture: extras.pictureOf(turn) }
    // Events are dropped once she has cleared the chat or left.
    for await (const event of eventsOf(turn, form, leaving.signal)) if (!leaving.signal.aborted) list.tell(id, event)
  }
  /**
   * A new question replaces an answer that is still loading: the part received stays, and the question can be repeated.
   */
  function giveWay() {
    const left = list.shown().find((turn) => turn.id === running?.id && isOnItsWay(turn))
    running?.leaving.abort()
    if (left) list.tell(left.id, { type: 'broken', problem: '' })
  }
  function add({ picture, recording, ...asked }: Question): Turn {
    giveWay()
    const turn = newTurn(asked, picture?.shown ?? null)
    extras.add(turn.id, { picture: picture?.file ?? null, recording })
    list.add(turn)
    return turn
  }
  function end() {
    running?.leaving.abort()
    extras.clear()
  }

  return {
    shown: list.shown,
    subscribe: list.subscribe,
    /** Ignores an empty question; returns whether it was sent. */
    ask(question: Question): boolean {
      if (question.message.trim() === '' && !question.picture) return false
      void answer(add(question))
      return true
    },
    /** Adds a recording that was answered at once, without a transcript. */
    addAnswered(answer: ChatAnswer, recording: SentRecording) {
      const { id } = add({ message: '', way: 'voice', videoId: null, picture: null, recording })
      fresh.add(id)
      list.tell(id, { type: 'answered', answer })
    },
    askAgain(id: string) {
      const turn = list.shown().find((one) => one.id === id)
      if (!turn || isOnItsWay(turn)) return
      giveWay()
      list.tell(id, { type: 'asked again' })
      void answer(turn)
    },
    recordingOf: extras.recordingOf,
    /** Whether it was asked during this visit to the screen. */
    isFresh: (id: string) => fresh.has(id),
    /** Called when she leaves the screen: on her return old answers are not announced again. */
    leave: () => fresh.clear(),
    clear() {
      end()
      list.clear()
    },
    /** Called when her session has ended. */
    close() {
      end()
      list.close()
    },
  }
}

/** Events of a question; a broken connection is one, too. */
async function* eventsOf({ isSpoken }: Turn, form: Form, signal: AbortSignal): AsyncGenerator<TurnEvent> {
  try {
    yield* ask(isSpoken ? 'voice' : 'chat', form, signal)
  } catch (error) {
    yield { type: 'broken', problem: problemIn(error) }
  }
}

/** Data that is not kept with a turn: it lasts as long as the page. */
function extrasOfPage() {
  const extras = new Map<string, Extra>()
  return {
    add: (id: string, extra: Extra) => void extras.set(id, extra),
    /** The picture at its chosen size; after a reload the smaller one shown in the question. */
    pictureOf: ({ id, picture }: Turn) => extras.get(id)?.picture ?? (picture === null ? null : blobAt(picture)),
    recordingOf: (id: string) => extras.get(id)?.recording ?? null,
    clear() {
      for (const { recording } of extras.values()) if (recording) URL.revokeObjectURL(recording.address)
      extras.clear()
    },
  }
}

/** Decodes a data address. */
function blobAt(address: string): Blob | null {
  const [, type, base64] = /^data:([^;,]+);base64,(.+)$/.exec(address) ?? []
  if (!type || !base64) return null
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
}

function newTurn(
  { message, way, videoId }: Pick<Question, 'message' | 'way' | 'videoId'>,
  picture: string | null,
): Turn {
  const askedAt = Date.now()
  return {
    id: `${askedAt}-${Math.random()}`,
    askedAt,
    question: maskCardNumbers(message.trim()),
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
