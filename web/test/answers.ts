import type { Data, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { ErrorCode } from '@kasama/contract/errors'
import { onTestFinished, vi } from 'vitest'

type Key = keyof Calls

/** An error that the server answers in place of the data. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly values: Record<string, string> = {},
  ) {}
}

type Reply<K extends Key> = Data<Calls[K]> | Refusal | Response
/** What was sent: a call that takes files has a form in the place of its body. */
type Sent<K extends Key> = Input<Calls[K]> &
  (Calls[K] extends { form: object } | { file: true } ? { body: FormData } : unknown)
type Answer<K extends Key> = Reply<K> | ((sent: Sent<K>) => Reply<K> | Promise<Reply<K>>)
export type Answers = { [K in Key]?: Answer<K> }
type Asked = { call: string; params: Record<string, string>; query: Record<string, string>; body: unknown }

/**
 * Plays the server until the test ends: each call of the contract has the answer that stands in `answers` at that
 * moment, and what was asked is recorded. A call without an answer does not get through.
 */
export function answerCalls(answers: Answers) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    const { call, params } = match(Object.keys(answers), `${method} ${pathname.replace(/^\/api/, '')}`)
    const sent = typeof body === 'string' ? JSON.parse(body) : body
    const input = { params, query: Object.fromEntries(searchParams), body: sent }
    asked.push({ call, ...input })
    const answer = answers[call as Key] as unknown
    return replyOf(await (typeof answer === 'function' ? answer(input) : answer))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  /** What was sent by calls of this name. */
  const sentBy = (call: Key) => asked.filter((one) => one.call === call).map(({ body }) => body)
  return { answers, asked, sentBy }
}

/** The call that this request makes; words stand before parameters. */
function match(calls: string[], request: string): Pick<Asked, 'call' | 'params'> {
  const fewestParametersFirst = calls.toSorted((one, other) => one.split(':').length - other.split(':').length)
  for (const call of fewestParametersFirst) {
    const found = new RegExp(`^${call.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(request)
    if (found) return { call, params: { ...found.groups } }
  }
  throw new TypeError(`No answer for ${request}`)
}

function replyOf(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone()
  if (!(answer instanceof Refusal)) return Response.json({ error: false, data: answer })
  const { status, code, values } = answer
  return Response.json({ error: true, error_message: '', code, values }, { status })
}
