import type { Data, Envelope, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { errors } from '@kasama/contract/errors/errors'
import { readerLanguage } from '../i18n/language'
import { fillIn, type Texts, translator } from '../i18n/texts'
import { session } from '../session/session'
import { apiTexts } from './api.texts'
import { callServer, takeEarlyResponse, timeoutMs, timeoutSignal } from './early-calls'
import { queryClient } from './query-client'
import { RequestError } from './request-error'

type Value = string | number | boolean | undefined
type RequestParts = { params?: Record<string, string | number>; query?: Record<string, Value>; body?: unknown }
/**
 * `token` replaces the stored one: a login's token before its session is registered; a request with `keepalive`
 * outlives the page; a `repeatable` one may be sent again, and like a GET it is given up after half a minute.
 */
type RequestOptions = { signal?: AbortSignal; token?: string; keepalive?: boolean; repeatable?: boolean }
/** A request without parts needs no input. */
type RequestArguments<I> = unknown extends I
  ? [input?: object, options?: RequestOptions]
  : [input: I, options?: RequestOptions]
type Failure = Extract<Envelope<unknown>, { error: true }>

let shouldKeepSession = isAdminAtDesk

/**
 * While `shouldKeep` returns true, an ended session is not cleared: a page that asks for the password again keeps its
 * state.
 */
export const keepSessionWhile = (shouldKeep = isAdminAtDesk) => {
  shouldKeepSession = shouldKeep
}

/** The desk asks an admin to log in over its page; before that dialog has loaded, a reload must not discard drafts. */
function isAdminAtDesk(): boolean {
  return session.values().role === 'A' && location.pathname.startsWith('/admin')
}

/** Makes one call of the contract: `request('POST /questions/:id/answers', { params, body })`. Throws RequestError. */
export async function request<K extends keyof Calls>(
  call: K,
  ...[input, options = {}]: RequestArguments<Input<Calls[K]>>
): Promise<Data<Calls[K]>> {
  const token = options.token ?? session.token()
  return settle(await send(call, (input ?? {}) as RequestParts, { ...options, token }), token)
}

/** The data of a response; throws RequestError if it is an error, and clears a session that the server refuses. */
export async function settle<D>(reply: Response, token: string): Promise<D> {
  const envelope = await read<D>(reply)
  if (!envelope.error) return envelope.data
  if (reply.status === 401 && endsSession(envelope.code) && token === session.token() && !shouldKeepSession()) {
    session.clear({ isEnded: true })
    queryClient.clear()
  }
  throw new RequestError(errorText(envelope), { ...envelope, status: reply.status })
}

async function send(
  call: string,
  { params = {}, query = {}, body }: RequestParts,
  { token, signal, keepalive, repeatable }: RequestOptions & { token: string },
) {
  const [method = 'GET', template = ''] = call.split(' ')
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
  const isJson = body !== undefined && !(body instanceof FormData)
  try {
    const early = method === 'GET' && takeEarlyResponse(`${path}${search}`)
    return await (early ||
      callServer(`${path}${search}`, token, {
        method,
        ...(isJson && { headers: { 'content-type': 'application/json' } }),
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
        signal: timeoutSignal(signal, method === 'GET' || repeatable ? timeoutMs : requestTimeoutMs(template, body)),
        ...(keepalive && { keepalive }),
      }))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw networkError(cause)
  }
}

/**
 * A payment may take the server a minute, if a bank is asked again; a file, or the desk's work on a whole list, longer.
 */
const requestTimeoutMs = (template: string, body: unknown) =>
  body instanceof FormData || template.startsWith('/admin/') ? 600_000 : 120_000

/** Status 504 if the response was given up, 0 if no server was reached. */
export const networkError = (cause?: unknown) =>
  new RequestError(translator(apiTexts, readerLanguage())('network'), {
    code: 'network',
    status: cause instanceof DOMException && cause.name === 'AbortError' ? 504 : 0,
  })

/** A proxy may respond with a page of its own instead of an envelope; the connection may be lost within a response. */
async function read<D>(reply: Response): Promise<Envelope<D>> {
  const text = await reply.text().catch((cause) => {
    throw networkError(cause)
  })
  try {
    return JSON.parse(text)
  } catch {
    return { error: true, code: 'server_error', error_message: '' }
  }
}

const endsSession = (code: string) => code === 'not_signed_in' || code === 'session_ended'

/**
 * The error's text in the reader's language, an unexpected one with its code; the server's own text if this app does not
 * know the code yet.
 */
function errorText({ code, values, error_message }: Failure): string {
  const text = (errors as Texts)[code]?.[readerLanguage()]
  const reference = values?.reference
  return text
    ? fillIn(text, values) + (reference ? ` (${reference})` : '')
    : error_message || translator(errors, readerLanguage())('server_error')
}
