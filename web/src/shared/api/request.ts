import type { Data, Envelope, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { errors } from '@kasama/contract/errors'
import { readerLanguage } from '../i18n/language'
import { fillIn, type Texts, translator } from '../i18n/texts'
import { session } from '../session/session'
import { apiTexts } from './api.texts'
import { callServer, takeEarlyAnswer } from './early-calls'
import { RequestError } from './request-error'

type Value = string | number | boolean | undefined
type Parts = { params?: Record<string, string | number>; query?: Record<string, Value>; body?: unknown }
/** `token` stands in for the stored one: a login's token before its session is registered; `keepalive` outlives the page. */
type RequestOptions = { signal?: AbortSignal; token?: string; keepalive?: boolean }
/** A call without parts may be made without input. */
type Rest<I> = unknown extends I ? [input?: object, options?: RequestOptions] : [input: I, options?: RequestOptions]
type Failure = Extract<Envelope<unknown>, { error: true }>

let signedOut: (() => void) | undefined
let isUntold = false
let held = willBeAsked

/** Whoever is asked back over her page keeps it: while `hold` answers true, a session that ended is not cleared. */
export const holdSession = (hold = willBeAsked) => {
  held = hold
}

/** An admin's desk asks her back once it is there; until then a reload must not end what is half written on it. */
function willBeAsked(): boolean {
  return session.values().role === 'A' && location.pathname.startsWith('/admin')
}

/** Sets what is done when the server no longer knows the session; its values are cleared before. */
export function onSignedOut(listener: () => void) {
  signedOut = listener
  if (isUntold) listener()
  isUntold = false
}

/** Makes one call of the contract: `request('POST /questions/:id/answers', { params, body })`. Throws RequestError. */
export async function request<K extends keyof Calls>(
  call: K,
  ...[input, options = {}]: Rest<Input<Calls[K]>>
): Promise<Data<Calls[K]>> {
  const token = options.token ?? session.token()
  return settle(await send(call, (input ?? {}) as Parts, { ...options, token }), token)
}

/** What a reply carries; throws RequestError where it is a failure, and ends a session that the server refuses. */
export async function settle<D>(reply: Response, token: string): Promise<D> {
  const envelope = await read<D>(reply)
  if (!envelope.error) return envelope.data
  if (reply.status === 401 && endsSession(envelope.code) && token === session.token() && !held()) {
    session.clear()
    isUntold = !signedOut
    signedOut?.()
  }
  throw new RequestError(errorText(envelope), { ...envelope, status: reply.status })
}

async function send(
  call: string,
  { params = {}, query = {}, body }: Parts,
  { token, signal, keepalive }: RequestOptions & { token: string },
) {
  const [method = 'GET', template = ''] = call.split(' ')
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  const json = body !== undefined && !(body instanceof FormData)
  try {
    const early = method === 'GET' && takeEarlyAnswer(`${path}${search}`)
    return await (early ||
      callServer(`${path}${search}`, token, {
        method,
        ...(json && { headers: { 'content-type': 'application/json' } }),
        ...(body !== undefined && { body: json ? JSON.stringify(body) : (body as FormData) }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      }))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw networkError()
  }
}

export const networkError = () =>
  new RequestError(translator(apiTexts, readerLanguage())('network'), { code: 'network', status: 0 })

/** Something between browser and server may answer with a page of its own. */
async function read<D>(reply: Response): Promise<Envelope<D>> {
  try {
    return await reply.json()
  } catch {
    return { error: true, code: 'server_error', error_message: '' }
  }
}

const endsSession = (code: string) => code === 'not_signed_in' || code === 'session_ended'

/** The catalogue's text in the reader's language; the server's own words where this app is older than the error. */
function errorText({ code, values, error_message }: Failure): string {
  const text = (errors as Texts)[code]?.[readerLanguage()]
  return text ? fillIn(text, values) : error_message || translator(errors, readerLanguage())('server_error')
}
