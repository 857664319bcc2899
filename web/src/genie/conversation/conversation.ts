import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { maskCardNumbers } from '@kasama/contract/money/card-number.rules'
import { type AnswerMode, ask, type QuestionForm } from '../asking/ask'
import { problemIn } from '../asking/problem'
import { openTurnList } from './turn-list'
import { historyBefore, isPending, type Turn, type TurnEvent } from './turns'

/** A question of text, a picture or both; a spoken one has its recording. */
export type Question = {
  message: string
  mode: AnswerMode
  videoId: number | null
  picture: { file: Blob; thumbnail: string } | null
  /** Her recording, which only this page has. */
  recording: SentRecording | null
}
export type SentRecording = { url: string; seconds: number }
type TurnMedia = { picture: Blob | null; recording: SentRecording | null }

export type Conversation = ReturnType<typeof openConversation>

/** The conversation of one account: it continues while she watches a lesson, and ends with her session. */
export function openConversation(account: number) {
  /** The answer that this tab waits for, or the last one. */
  let running: { id: string; abort: AbortController } | undefined
  const media = openMediaStore()
  const freshIds = new Set<string>()
  const list = openTurnList(account, end)

  async function requestAnswer(turn: Turn) {
    const { id, question: message, videoId } = turn
    const abort = new AbortController()
    running = { id, abort }
    freshIds.add(id)
    const form = { message, history: historyBefore(id, list.turns()), videoId, picture: media.pictureOf(turn) }
    // Events are dropped once she has cleared the chat or left.
    for await (const event of eventsOf(turn, form, abort.signal)) if (!abort.signal.aborted) list.dispatch(id, event)
  }
  /** A new question replaces a pending answer: the received part stays, and the question can be repeated. */
  function cancelRunning() {
    const interrupted = list.turns().find((turn) => turn.id === running?.id && isPending(turn))
    running?.abort.abort()
    if (interrupted) list.dispatch(interrupted.id, { type: 'broken', problem: '' })
  }
  function add({ picture, recording, ...content }: Question): Turn {
    cancelRunning()
    const turn = newTurn(content, picture?.thumbnail ?? null)
    media.add(turn.id, { picture: picture?.file ?? null, recording })
    list.add(turn)
    return turn
  }
  function end() {
    running?.abort.abort()
    media.clear()
  }

  return {
    turns: list.turns,
    subscribe: list.subscribe,
    /** Ignores an empty question; returns whether it was sent. */
    ask(question: Question): boolean {
      if (question.message.trim() === '' && !question.picture) return false
      void requestAnswer(add(question))
      return true
    },
    /** Adds a recording that was answered at once, without a transcript. */
    addAnswered(answer: ChatAnswer, recording: SentRecording) {
      const { id } = add({ message: '', mode: 'voice', videoId: null, picture: null, recording })
      freshIds.add(id)
      list.dispatch(id, { type: 'answered', answer })
    },
    retry(id: string) {
      const turn = list.turns().find((candidate) => candidate.id === id)
      if (!turn || isPending(turn)) return
      cancelRunning()
      list.dispatch(id, { type: 'asked again' })
      void requestAnswer(turn)
    },
    recordingOf: media.recordingOf,
    /** Whether it was asked during this visit to the screen. */
    isFresh: (id: string) => freshIds.has(id),
    /** Called when she leaves the screen: on her return old answers are not announced again. */
    leave: () => freshIds.clear(),
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

/** Yields the events of a turn's answer; a failure becomes `broken`. */
async function* eventsOf({ isSpoken }: Turn, form: QuestionForm, signal: AbortSignal): AsyncGenerator<TurnEvent> {
  try {
    yield* ask(isSpoken ? 'voice' : 'chat', form, signal)
  } catch (error) {
    yield { type: 'broken', problem: problemIn(error) }
  }
}

/** Data that is not kept with a turn: it lasts as long as the page. */
function openMediaStore() {
  const media = new Map<string, TurnMedia>()
  return {
    add: (id: string, turnMedia: TurnMedia) => void media.set(id, turnMedia),
    /** The picture at its chosen size; after a reload the smaller one shown in the question. */
    pictureOf: ({ id, picture }: Turn) => media.get(id)?.picture ?? (picture === null ? null : decodeDataUrl(picture)),
    recordingOf: (id: string) => media.get(id)?.recording ?? null,
    clear() {
      for (const { recording } of media.values()) if (recording) URL.revokeObjectURL(recording.url)
      media.clear()
    },
  }
}

/** Decodes a data URL. */
function decodeDataUrl(url: string): Blob | null {
  const [, type, base64] = /^data:([^;,]+);base64,(.+)$/.exec(url) ?? []
  if (!type || !base64) return null
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type })
}

function newTurn(
  { message, mode, videoId }: Pick<Question, 'message' | 'mode' | 'videoId'>,
  picture: string | null,
): Turn {
  const askedAt = Date.now()
  return {
    id: `${askedAt}-${Math.random()}`,
    askedAt,
    question: maskCardNumbers(message.trim()),
    picture,
    isSpoken: mode === 'voice',
    videoId,
    words: '',
    emergency: null,
    answer: null,
    state: 'asking',
    problem: '',
  }
}
