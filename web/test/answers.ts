import type { Data, ErrorDetail, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { ErrorCode } from '@kasama/contract/errors/errors'
import { onTestFinished, vi } from 'vitest'

type CallName = keyof Calls

/** The error catalogue with statuses: the app's own copy has the texts of one language only. */
type Catalogue = Record<string, { status: number; eng: string }>
const files = import.meta.glob<Record<string, Catalogue>>('../../contract/src/**/*.errors.ts', { eager: true })
const errors: Catalogue = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)))

/** An error of the catalogue instead of data. */
class Refusal {
  constructor(
    readonly code: ErrorCode,
    readonly detail: ErrorDetail,
  ) {}
}
export const refusal = (code: ErrorCode, detail: ErrorDetail = {}) => new Refusal(code, detail)
/** Rejects as `fetch` does without a connection. */
export const noLine = () => Promise.reject(new TypeError('Failed to fetch'))

/** A request as it was sent; a call that takes files has a form instead of its body. */
type SentInput<K extends CallName> = Input<Calls[K]> &
  (Calls[K] extends { form: object } | { file: true } ? { body: FormData } : unknown)
type Reply<K extends CallName> = Data<Calls[K]> | Refusal | Response
type Answer<K extends CallName> = Reply<K> | ((sent: SentInput<K>) => Reply<K> | Promise<Reply<K>>)
export type Answers = { [K in CallName]?: Answer<K> }
type SentRequest = {
  call: string
  params: Record<string, string | number>
  query: Record<string, string>
  body: unknown
}

/**
 * Answers calls in place of the server until the test ends, typed by the contract; a call without an answer stays
 * pending. A test may change its answers on the way. `requests` returns the requests so far, of one call or of all;
 * `sentBy` their bodies.
 */
export function answerCalls(first: Answers) {
  const answers = { ...first }
  const sentRequests: SentRequest[] = []
  const originalFetch = globalThis.fetch

  async function answer(url: string, init: RequestInit = {}) {
    if (!url.startsWith('/api/')) return originalFetch(url, init)
    const request = parseRequest(url, init, Object.keys(answers))
    sentRequests.push(request)
    const answerOfCall = answers[request.call as CallName] as unknown
    if (answerOfCall === undefined) return neverAnswered(init.signal)
    const reply = typeof answerOfCall === 'function' ? await answerOfCall(request) : answerOfCall
    init.signal?.throwIfAborted()
    return responseOf(reply)
  }
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())

  function requests(): SentRequest[]
  function requests<K extends CallName>(call: K): (SentRequest & SentInput<K>)[]
  function requests(call?: CallName) {
    return sentRequests.filter((sent) => !call || sent.call === call)
  }
  const change = (changes: Answers) => void Object.assign(answers, changes)
  return { answers, change, requests, sentBy: (call: CallName) => requests(call).map(({ body }) => body as unknown) }
}

/** The answered call that a request makes; calls with fewer parameters are tried first. */
function parseRequest(url: string, { method = 'GET', body }: RequestInit, names: string[]): SentRequest {
  const { pathname, searchParams } = new URL(url, location.origin)
  const path = `${method} ${pathname.slice('/api'.length)}`
  const fewestParametersFirst = names.toSorted((a, b) => a.split(':').length - b.split(':').length)
  const call = fewestParametersFirst.find((name) => pattern(name).test(path)) ?? path
  return {
    call,
    params: Object.fromEntries(Object.entries(pattern(call).exec(path)?.groups ?? {}).map(asNumber)),
    query: Object.fromEntries(searchParams),
    body: typeof body === 'string' ? JSON.parse(body) : body,
  }
}

/** Converts ids to numbers for a handler. */
const asNumber = ([name, value]: [string, string]) => [name, /^\d+$/.test(value) ? Number(value) : value] as const
const pattern = (call: string) => new RegExp(`^${call.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

function responseOf(reply: unknown): Response {
  if (reply instanceof Response) return reply.clone()
  if (!(reply instanceof Refusal)) return Response.json({ error: false, data: reply })
  const { status = 500, eng = '' } = errors[reply.code] ?? {}
  return Response.json({ error: true, code: reply.code, error_message: eng, ...reply.detail }, { status })
}

const neverAnswered = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
