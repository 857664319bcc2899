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

/** The call that answers her: `voice` also answers aloud, if the provider can. */
export type Way = 'chat' | 'voice'
export type Form = { message: string; history: ChatTurn[]; videoId: number | null; picture: Blob | null }

/** Without data for this long the connection counts as lost; the server itself gives up earlier. */
const silenceMs = 45_000

/** Sends a question and yields the answer in pieces; throws if the connection is lost before its end. */
export async function* ask(way: Way, form: Form, signal: AbortSignal): AsyncGenerator<TurnEvent> {
  const line = openLine(signal)
  const body = formOf({ message: form.message, history: JSON.stringify(form.history), video_id: form.videoId })
  if (form.picture) body.append('image', form.picture, 'image')
  const token = session.token()
  try {
    const emergency = await helpBeside(form.message, line.signal)
    if (emergency) yield { type: 'emergency', emergency }
    // First steps come from our own server, even if an external service answers otherwise.
    const base = emergency ? ownBase : await chosenBase()
    const reply = await post(way, body, { token, signal: line.signal, accept: 'text/event-stream', base })
    if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) {
      return yield { type: 'answered', answer: await wholeIn(reply, token) }
    }
    for await (const { event, data } of serverEvents(reply.body)) {
      line.heard()
      const told = await turnEvent(event, data, token)
      if (told) yield told
      if (told?.type === 'answered') return
    }
    throw networkError()
  } catch (error) {
    throw lineError(error)
  } finally {
    line.close()
  }
}

/** `answer`: an external service may answer a recording at once, as specified, without a transcript. */
type HeardQuestion = { words: string; emergency: Emergency | null; answer: ChatAnswer | null }

/** The transcript of a recording, '' without speech; and the number to call, if it says that help is needed. */
export async function hear(sound: Blob, signal: AbortSignal): Promise<HeardQuestion> {
  const line = openLine(signal)
  const token = session.token()
  const body = formOf({ message: '', history: '[]' })
  body.append('audio', sound, 'audio')
  try {
    const base = await chosenBase()
    const reply = await post('voice', body, { token, signal: line.signal, accept: 'application/json', base })
    const told = await wholeIn(reply, token)
    const words = told.heard ?? ''
    const answer = words.trim() === '' && told.answer.trim() !== '' ? told : null
    return { words, emergency: told.emergency ?? (await helpBeside(words, line.signal)), answer }
  } catch (error) {
    throw lineError(error)
  } finally {
    line.close()
  }
}

/** The number to call, if the text says that help is needed; null also if our server cannot be reached. */
export async function helpIn(text: string, signal: AbortSignal): Promise<Emergency | null> {
  try {
    return (await request('POST /emergency', { body: { text } }, { signal })).emergency
  } catch {
    return null
  }
}

/** An external service does not know our signs of an emergency: our own server is asked as well. */
async function helpBeside(text: string, signal: AbortSignal): Promise<Emergency | null> {
  const { chat } = await queryClient.ensureQueryData(configQuery)
  return chat.url === null || text.trim() === '' ? null : helpIn(text, signal)
}

const lineError = (error: unknown) =>
  error instanceof DOMException || error instanceof TypeError ? networkError() : error

const ownBase = '/api'
/** Another service may answer the chat (`CHAT_URL`). */
const baseOf = ({ chat }: PublicConfig) => chat.url ?? ownBase
const chosenBase = async () => baseOf(await queryClient.ensureQueryData(configQuery))

/** Address of an answer's voice file. */
export function voiceAddress(voice: string): string {
  const config = queryClient.getQueryData(configQuery.queryKey)
  return new URL(voice, new URL(`${config ? baseOf(config) : ''}/`, location.origin)).href
}

type CallOptions = { token: string; signal: AbortSignal; accept: string; base: string }

const post = (way: Way, body: FormData, { token, signal, accept, base }: CallOptions): Promise<Response> =>
  callServer(`/${way}`, token, { method: 'POST', body, signal, headers: { accept } }, base)

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
const whole = (told: Partial<ChatAnswer>): ChatAnswer => ({
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
  ...told,
})

/** The answer in our server's envelope; from an external service perhaps without one. */
async function wholeIn(reply: Response, token: string): Promise<ChatAnswer> {
  const bare = reply.clone()
  return whole((await settle<Partial<ChatAnswer> | undefined>(reply, token)) ?? (await bare.json()))
}

async function turnEvent(name: string, data: string, token: string): Promise<TurnEvent | undefined> {
  const told = JSON.parse(data)
  switch (name as keyof ChatEvents) {
    case 'emergency':
      return { type: 'emergency', emergency: told }
    case 'words':
      return { type: 'words', words: told.words }
    case 'answer':
      return { type: 'answered', answer: whole(told) }
    case 'error':
      return settle(new Response(JSON.stringify({ ...told, error: true }), { status: 503 }), token)
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
    heard() {
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
