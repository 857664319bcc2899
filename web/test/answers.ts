import type { Data, ErrorDetail, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { ErrorCode } from '@kasama/contract/errors'
import { onTestFinished, vi } from 'vitest'

type Name = keyof Calls
type Settled<K extends Name> = Data<Calls[K]> | Refusal
type Answer<K extends Name> = Settled<K> | ((input: Input<Calls[K]>) => Settled<K> | Promise<Settled<K>>)
export type Answers = { [K in Name]?: Answer<K> }
type Given = { params: Record<string, string>; query: Record<string, string>; body: unknown }

class Refusal {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | 'network',
    readonly detail: ErrorDetail = {},
  ) {}
}

/** An error of the catalogue as the answer of a call. */
export const refused = (status: number, code: ErrorCode, detail?: ErrorDetail) => new Refusal(status, code, detail)
/** The line is gone. */
export const dropped = new Refusal(0, 'network')

/**
 * Answers calls in place of the server, typed by the contract; one without an answer is never answered. A test may change
 * `answers` on the way; `asked` has the inputs of each call so far.
 */
export function answerCalls(answers: Answers) {
  const made: { name: string; input: Given }[] = []
  const usual = globalThis.fetch

  async function answer(address: string, { method = 'GET', body, signal }: RequestInit = {}) {
    if (!address.startsWith('/api/')) return usual(address, { method, body: body ?? null })
    const { pathname, searchParams } = new URL(address, location.origin)
    const call = `${method} ${pathname.slice('/api'.length)}`
    const name = nameOf(call, answers)
    const query = Object.fromEntries(searchParams)
    const input = { params: paramsOf(name, call), query, body: typeof body === 'string' ? JSON.parse(body) : body }
    made.push({ name, input })
    const given = answers[name as Name] as Answer<'GET /topics'> | undefined
    if (given === undefined) return neverAnswered(signal)
    const settled = typeof given === 'function' ? await given(input as never) : given
    return settled instanceof Refusal ? refusal(settled) : Response.json({ error: false, data: settled })
  }
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    answers,
    asked: <K extends Name>(name: K) =>
      made.filter((one) => one.name === name).map(({ input }) => input as Input<Calls[K]> & Given),
  }
}

/** The call of the contract that was made, of those that have an answer: 'GET /users/7' is 'GET /users/:id'; those without parameters first. */
function nameOf(call: string, answers: Answers): string {
  if (call in answers) return call
  const matches = (name: string) => new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`).test(call)
  return Object.keys(answers).find(matches) ?? call
}

function paramsOf(name: string, call: string) {
  const values = call.split('/')
  const pairs = name.split('/').map((part, place) => [part.slice(1), decodeURIComponent(values[place] ?? '')] as const)
  return Object.fromEntries(pairs.filter((_, place) => name.split('/')[place]?.startsWith(':')))
}

function refusal({ status, code, detail }: Refusal) {
  if (code === 'network') throw new TypeError('The line is gone.')
  return Response.json({ error: true, error_message: code, code, ...detail }, { status })
}

const neverAnswered = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
