import { session } from '../session/session'

type StandIn = (path: string, init: RequestInit) => Promise<Response>
let standIn: StandIn | undefined

/** In the desk's preview a worker's page makes its usual requests, which are answered within the window. */
export const answerHere = (answer: StandIn) => {
  standIn = answer
}

const answers = new Map<string, Promise<Response>>()

/** A connection that is dead without an error would never bring a response or a failure. */
export const patienceMs = 30_000
/**
 * Aborts with `signal`, or if the whole response has not arrived in time. (AbortSignal.any is younger than some
 * phones.)
 */
export function patientSignal(signal?: AbortSignal, waitMs = patienceMs): AbortSignal {
  const giving = new AbortController()
  setTimeout(() => giving.abort(), waitMs)
  if (signal?.aborted) giving.abort()
  signal?.addEventListener('abort', () => giving.abort(), { once: true })
  return giving.signal
}

export function callServer(path: string, token: string, init: RequestInit = {}, base = '/api'): Promise<Response> {
  if (standIn) return standIn(path, init)
  const signed = token && { authorization: `Bearer ${token}`, 'x-access-token': token }
  return fetch(`${base}${path}`, { ...init, credentials: 'omit', headers: { ...init.headers, ...signed } })
}

/** Starts these requests while the app is downloaded; `request` takes each response once. */
export function callEarly(paths: string[]) {
  for (const path of paths) {
    const answer = callServer(path, session.token(), { signal: patientSignal() })
    // The caller that takes the response handles the rejection.
    answer.catch(() => {})
    answers.set(path, answer)
  }
}

export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answer = answers.get(path)
  answers.delete(path)
  return answer
}

/** Called when the app has started: a response that nobody took by then would become stale. */
export const forgetEarlyAnswers = () => answers.clear()
