import type { ChatAnswer, ChatEvents, ChatTurn, Emergency } from '@kasama/contract/genie/chat.api'
import type { Profile } from '@kasama/contract/people/account.api'
import type { PublicConfig } from '@kasama/contract/people/help.api'
import { callServer } from '#shared/api/early-calls.ts'
import { configQuery } from '#shared/api/queries/config.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { networkError, request, settle } from '#shared/api/request.ts'
import { readerLanguage } from '#shared/i18n/language.ts'
import { session } from '#shared/session/session.ts'
import type { TurnEvent } from '../conversation/turns'
import { serverEvents } from './server-events'

/** The call that answers: `voice` also answers aloud, if the provider can. */
export type AnswerMode = 'chat' | 'voice'
export type QuestionForm = { message: string; history: ChatTurn[]; videoId: number | null; picture: Blob | null }

/** Without data for this long the connection counts as lost; the server itself gives up earlier. */
const silenceMs = 45_000

/**
 * Sends a question and yields the answer in pieces; throws if the connection is lost before its end. A server that stops
 * asks for the question again.
 */
export async function* ask(mode: AnswerMode, form: QuestionForm, signal: AbortSignal): AsyncGenerator<TurnEvent> {
  const line = openLine(signal)
  const body = formOf({ message: form.message, history: JSON.stringify(form.history), video_id: form.videoId })
  if (form.picture) body.append('image', form.picture, 'image')
  const token = session.token()
  try {
    const emergency = await findExternalEmergency(form.message, line.signal)
    if (emergency) yield { type: 'emergency', emergency }
    // First steps come from our own server, even if an external service answers otherwise.
    const base = emergency ? ownBase : await chosenBase()
    const reply = await post(mode, body, { token, signal: line.signal, accept: 'text/event-stream', base })
    if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) {
      return yield { type: 'answered', answer: await readAnswer(reply, token) }
    }
    for await (const { event, data } of serverEvents(reply.body)) {
      line.restartTimer()
      if (event === 'again') {
        yield { type: 'asked again' }
        return yield* ask(mode, form, signal)
      }
      const nextEvent = await turnEvent(event, data, token)
      if (nextEvent) yield nextEvent
      if (nextEvent?.type === 'answered') return
    }
    throw networkError()
  } catch (error) {
    throw lineError(error)
  } finally {
    line.close()
  }
}

/** `answer`: an external service may answer a recording at once, as specified, without a transcript. */
type Transcript = { words: string; emergency: Emergency | null; answer: ChatAnswer | null }

/** The transcript of a recording, '' without speech; and the number to call, if it says that help is needed. */
export async function transcribe(sound: Blob, signal: AbortSignal): Promise<Transcript> {
  const line = openLine(signal)
  const token = session.token()
  const body = formOf({ message: '', history: '[]' })
  body.append('audio', sound, 'audio')
  try {
    const base = await chosenBase()
    const reply = await post('voice', body, { token, signal: line.signal, accept: 'application/json', base })
    const chatAnswer = await readAnswer(reply, token)
    const words = chatAnswer.heard ?? ''
    const answer = words.trim() === '' && chatAnswer.answer.trim() !== '' ? chatAnswer : null
    return { words, emergency: chatAnswer.emergency ?? (await findExternalEmergency(words, line.signal)), answer }
  } catch (error) {
    throw lineError(error)
  } finally {
    line.close()
  }
}

/** The number to call, if the text says that help is needed; null also if our server cannot be reached. */
export async function findEmergency(text: string, signal: AbortSignal): Promise<Emergency | null> {
  try {
    return (await request('POST /emergency', { body: { text } }, { signal })).emergency
  } catch {
    return null
  }
}

/** An external service does not know our signs of an emergency: our own server is asked as well. */
async function findExternalEmergency(text: string, signal: AbortSignal): Promise<Emergency | null> {
  const { chat } = await queryClient.ensureQueryData(configQuery)
  return chat.url === null || text.trim() === '' ? null : findEmergency(text, signal)
}

const lineError = (error: unknown) =>
  error instanceof DOMException || error instanceof TypeError ? networkError() : error

const ownBase = '/api'
/** Another service may answer the chat (`CHAT_URL`). */
const baseOf = ({ chat }: PublicConfig) => chat.url ?? ownBase
const chosenBase = async () => baseOf(await queryClient.ensureQueryData(configQuery))

/** URL of an answer's voice file. */
export function voiceUrl(voice: string): string {
  const config = queryClient.getQueryData(configQuery.queryKey)
  return new URL(voice, new URL(`${config ? baseOf(config) : ''}/`, location.origin)).href
}

type CallOptions = { token: string; signal: AbortSignal; accept: string; base: string }

const post = (mode: AnswerMode, body: FormData, { token, signal, accept, base }: CallOptions): Promise<Response> =>
  callServer(`/${mode}`, token, { method: 'POST', body, signal, headers: { accept } }, base)

/** The specification's fields. Our server knows her by her token, and ignores `user_id` and `role`. */
function formOf(fields: Record<string, string | number | null>): FormData {
  const form = new FormData()
  const user_id = queryClient.getQueryData<Profile>(queryKeys.profile())?.id ?? null
  for (const [name, value] of Object.entries({ user_id, role: session.values().role, ...fields })) {
    if (value !== null) form.append(name, String(value))
  }
  return form
}

/** An external service may send only the specified fields: answer, voice and follow-on questions. */
export const completeAnswer = (fields: Partial<ChatAnswer>): ChatAnswer => ({
  answer: '',
  language: readerLanguage(),
  voice: null,
  follow_on_questions: [],
  lessons: [],
  page: null,
  heard: null,
  emergency: null,
  is_found: true,
  topics: [],
  is_instead: false,
  ...fields,
})

/** The answer in our server's envelope; from an external service perhaps without one. */
async function readAnswer(reply: Response, token: string): Promise<ChatAnswer> {
  const copy = reply.clone()
  return completeAnswer((await settle<Partial<ChatAnswer> | undefined>(reply, token)) ?? (await copy.json()))
}

async function turnEvent(name: string, data: string, token: string): Promise<TurnEvent | undefined> {
  const fields = JSON.parse(data)
  switch (name as keyof ChatEvents) {
    case 'emergency':
      return { type: 'emergency', emergency: fields }
    case 'words':
      return { type: 'words', words: fields.words }
    case 'answer':
      return { type: 'answered', answer: completeAnswer(fields) }
    case 'error':
      return settle(new Response(JSON.stringify({ ...fields, error: true }), { status: 503 }), token)
    default:
      return undefined
  }
}

/** Ends a call that she leaves, that has lost its connection, or that stays silent. */
function openLine(signal: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer = setTimeout(abort, silenceMs)
  signal.addEventListener('abort', abort)
  window.addEventListener('offline', abort)
  return {
    signal: controller.signal,
    restartTimer() {
      clearTimeout(timer)
      timer = setTimeout(abort, silenceMs)
    },
    close() {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      window.removeEventListener('offline', abort)
    },
  }
}
