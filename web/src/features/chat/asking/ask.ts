import type { ChatAnswer, ChatEvents, ChatTurn } from '@kasama/contract/chat.api'
import type { PublicConfig } from '@kasama/contract/help.api'
import { callServer } from '../../../shared/api/early-calls'
import { queryClient } from '../../../shared/api/query-client'
import { queryKeys } from '../../../shared/api/query-keys'
import { networkError, settle } from '../../../shared/api/request'
import { session } from '../../../shared/session/session'
import type { TurnEvent } from '../conversation/turns'
import { serverEvents } from './server-events'

/** By which call she is answered: `voice` answers aloud too, where the provider can. */
export type Way = 'chat' | 'voice'
type Form = { message: string; history: ChatTurn[]; videoId: number | null; picture: Blob | null }

/** So long without a sign of life, and the line is lost; the server itself gives up earlier. */
const silenceMs = 45_000

/** Asks, and answers piece by piece; throws where the line is lost before the whole answer has come. */
export async function* ask(way: Way, form: Form, signal: AbortSignal): AsyncGenerator<TurnEvent> {
  const line = openLine(signal)
  const body = formOf({ message: form.message, history: JSON.stringify(form.history), video_id: form.videoId })
  if (form.picture) body.append('image', form.picture, 'image')
  const token = session.token()
  try {
    const reply = await post(way, body, { token, signal: line.signal, accept: 'text/event-stream' })
    if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) {
      return yield { type: 'answered', answer: await settle<ChatAnswer>(reply, token) }
    }
    for await (const { event, data } of serverEvents(reply.body)) {
      line.heard()
      const told = await turnEvent(event, data, token)
      if (told) yield told
      if (told?.type === 'answered') return
    }
    throw networkError()
  } catch (error) {
    throw error instanceof DOMException || error instanceof TypeError ? networkError() : error
  } finally {
    line.close()
  }
}

/** What was understood of a recording; '' where it held no words. */
export async function hear(sound: Blob, signal: AbortSignal): Promise<string> {
  const token = session.token()
  const body = formOf({})
  body.append('audio', sound, 'audio')
  const reply = await post('voice', body, { token, signal, accept: 'application/json' }).catch(() => {
    throw networkError()
  })
  const { heard } = await settle<ChatAnswer>(reply, token)
  return heard ?? ''
}

/** What is said of a call that failed. */
export const problemIn = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Another service may answer the chat (`CHAT_URL`). */
const base = () => queryClient.getQueryData<PublicConfig>(queryKeys.config())?.chat.url ?? '/api'

/** Where an answer is spoken from. */
export const voiceAddress = (voice: string) => new URL(voice, new URL(base(), location.origin)).href

type Sent = { token: string; signal: AbortSignal; accept: string }

const post = (way: Way, body: FormData, { token, signal, accept }: Sent) =>
  callServer(`/${way}`, token, { method: 'POST', body, signal, headers: { accept } }, base())

/** The specification's fields; the server knows her by her token. */
function formOf(fields: Record<string, string | number | null>): FormData {
  const form = new FormData()
  form.append('role', session.values().role)
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, String(value))
  return form
}

async function turnEvent(name: string, data: string, token: string): Promise<TurnEvent | undefined> {
  const told = JSON.parse(data)
  switch (name as keyof ChatEvents) {
    case 'emergency':
      return { type: 'emergency', emergency: told }
    case 'words':
      return { type: 'words', words: told.words }
    case 'answer':
      return { type: 'answered', answer: told }
    case 'error':
      return settle(new Response(JSON.stringify({ ...told, error: true }), { status: 503 }), token)
    default:
      return undefined
  }
}

/** Ends a call that she leaves, that has lost its line, or that nothing is heard of any more. */
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
