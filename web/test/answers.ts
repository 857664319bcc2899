import type { Data, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { ErrorCode } from '@kasama/contract/errors'
import { afterEach, vi } from 'vitest'

class Refusal {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
  ) {}
}
/** An error in place of an answer. (In a browser the catalogue has its texts alone, so that the status is given here.) */
export const refusal = (status: number, code: ErrorCode) => new Refusal(status, code)
/** The line is gone: the server is not reached. */
export const noLine = () => Promise.reject(new TypeError('Failed to fetch'))

type Key = keyof Calls
type Given<K extends Key> = Data<Calls[K]> | Refusal
type Answer<K extends Key> = Given<K> | ((sent: Input<Calls[K]>) => Given<K> | Promise<Given<K>>)
export type Answers = { [K in Key]?: Answer<K> }
type Asked = {
  call: string
  params: Record<string, string | number>
  query: Record<string, string>
  body: unknown
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/**
 * Answers the calls of a test in place of the server, by the contract: with data, a refusal, or what a function makes of
 * what was asked. A call without an answer is refused as `not_found`; addresses beside the API are fetched as usual.
 */
export function answerCalls(first: Answers) {
  const answers = { ...first }
  const asked: Asked[] = []
  const fetchIt = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!address.startsWith('/api/')) return fetchIt(address, init)
    const made = read(address, init, Object.keys(answers))
    asked.push(made)
    const answer = answers[made.call as Key] as unknown
    const given = typeof answer === 'function' ? await answer(made) : (answer ?? refusal(404, 'not_found'))
    init.signal?.throwIfAborted()
    return reply(given)
  })
  return {
    asked,
    timesAsked: (call: Key) => asked.filter((one) => one.call === call).length,
    /** From now on these calls have other answers. */
    change(changes: Answers) {
      Object.assign(answers, changes)
    },
  }
}

function reply(given: unknown): Response {
  if (!(given instanceof Refusal)) return Response.json({ error: false, data: given })
  const { status, code } = given
  return Response.json({ error: true, code, error_message: code }, { status })
}

/** The call that an address means: one of `names`, of which one without parameters comes first. */
function read(address: string, { method = 'GET', body }: RequestInit, names: string[]): Asked {
  const { pathname, searchParams } = new URL(address, location.origin)
  const path = `${method} ${pathname.slice('/api'.length)}`
  const call = names.find((name) => name === path) ?? names.find((name) => pattern(name).test(path)) ?? path
  return {
    call,
    params: Object.fromEntries(Object.entries(pattern(call).exec(path)?.groups ?? {}).map(asNumber)),
    query: Object.fromEntries(searchParams),
    body: typeof body === 'string' ? JSON.parse(body) : body,
  }
}

const pattern = (call: string) => new RegExp(`^${call.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
const asNumber = ([name, value]: [string, string]) => [name, /^\d+$/.test(value) ? Number(value) : value] as const
