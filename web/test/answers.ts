import type { Data, ErrorDetail, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { ErrorCode } from '@kasama/contract/errors'
import { onTestFinished, vi } from 'vitest'

type Name = keyof Calls

/** The error catalogue with statuses: the app's own copy has the texts of one language only. */
type Catalogue = Record<string, { status: number; eng: string }>
const files = import.meta.glob<Record<string, Catalogue>>('../../contract/src/**/*.errors.ts', { eager: true })
const errors: Catalogue = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)))

/** An error of the catalogue in place of data. */
class Refusal {
  constructor(
    readonly code: ErrorCode,
    readonly detail: ErrorDetail,
  ) {}
}
export const refusal = (code: ErrorCode, detail: ErrorDetail = {}) => new Refusal(code, detail)
/** Rejects as `fetch` does without a connection. */
export const noLine = () => Promise.reject(new TypeError('Failed to fetch'))

/** A request as it was sent; a call that takes files has a form in place of its body. */
type SentInput<K extends Name> = Input<Calls[K]> &
  (Calls[K] extends { form: object } | { file: true } ? { body: FormData } : unknown)
type Reply<K extends Name> = Data<Calls[K]> | Refusal | Response
type Answer<K extends Name> = Reply<K> | ((sent: SentInput<K>) => Reply<K> | Promise<Reply<K>>)
export type Answers = { [K in Name]?: Answer<K> }
type SentRequest = {
  call: string
  params: Record<string, string | number>
  query: Record<string, string>
  body: unknown
}

/**
 * Answers calls in place of the server until the test ends, typed by the contract; a call without an answer stays
 * pending. A test may change its answers on the way. `asked` returns the requests so far, of one call or of all;
 * `sentBy` their bodies.
 */
export function answerCalls(first: Answers) {
  const answers = { ...first }
  const made: SentRequest[] = []
  const usual = globalThis.fetch

  async function answer(address: string, init: RequestInit = {}) {
    if (!address.startsWith('/api/')) return usual(address, init)
    const request = read(address, init, Object.keys(answers))
    made.push(request)
    const given = answers[request.call as Name] as unknown
    if (given === undefined) return neverAnswered(init.signal)
    const reply = typeof given === 'function' ? await given(request) : given
    init.signal?.throwIfAborted()
    return responseOf(reply)
  }
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())

  function asked(): SentRequest[]
  function asked<K extends Name>(call: K): (SentRequest & SentInput<K>)[]
  function asked(call?: Name) {
    return made.filter((one) => !call || one.call === call)
  }
  const change = (changes: Answers) => void Object.assign(answers, changes)
  return { answers, change, asked, sentBy: (call: Name) => asked(call).map(({ body }) => body as unknown) }
}

/** The answered call that a request makes; calls with fewer parameters are tried first. */
function read(address: string, { method = 'GET', body }: RequestInit, names: string[]): SentRequest {
  const { pathname, searchParams } = new URL(address, location.origin)
  const path = `${method} ${pathname.slice('/api'.length)}`
  const fewestParametersFirst = names.toSorted((one, other) => one.split(':').length - other.split(':').length)
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
