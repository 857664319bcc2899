import { session } from '../session/session'

/** How long an answer is as good as a new one. */
const freshMs = 30_000
const answers = new Map<string, { answer: Promise<Response>; token: string; at: number }>()

export function callServer(path: string, token: string, init: RequestInit = {}): Promise<Response> {
  const signed = token && { authorization: `Bearer ${token}`, 'x-access-token': token }
  return fetch(`/api${path}`, { ...init, credentials: 'omit', headers: { ...init.headers, ...signed } })
}

/** Makes a call before there is anything that reads its answer. */
export function askEarly(path: string): Promise<Response> {
  const token = session.token()
  const answer = callServer(path, token)
  answers.set(path, { answer, token, at: performance.now() })
  return answer
}

/** The answer to a call that was made early, once, to whoever made it. */
export function earlyAnswer(path: string, token: string): Promise<Response> | undefined {
  const early = answers.get(path)
  answers.delete(path)
  return early?.token === token && performance.now() - early.at < freshMs ? early.answer : undefined
}
