import { session } from '../session/session'

type LocalServer = (path: string, init: RequestInit) => Promise<Response>
let localServer: LocalServer | undefined

/** Answers requests within the window, for the desk's preview of a worker's page. */
export const answerLocally = (answer: LocalServer) => {
  localServer = answer
}

const earlyResponses = new Map<string, Promise<Response>>()

/** Time limit of a request, since a dead connection may report no error. */
export const timeoutMs = 30_000
/**
 * Aborts with `signal`, or if the whole response has not arrived in time. (AbortSignal.any is younger than some
 * phones.)
 */
export function timeoutSignal(signal?: AbortSignal, waitMs = timeoutMs): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), waitMs)
  if (signal?.aborted) controller.abort()
  signal?.addEventListener('abort', () => controller.abort(), { once: true })
  return controller.signal
}

export function callServer(path: string, token: string, init: RequestInit = {}, base = '/api'): Promise<Response> {
  if (localServer) return localServer(path, init)
  const tokenHeaders = token && { authorization: `Bearer ${token}`, 'x-access-token': token }
  return fetch(`${base}${path}`, { ...init, credentials: 'omit', headers: { ...init.headers, ...tokenHeaders } })
}

/**
 * Starts these requests while the app is downloaded; `request` takes each response once. An answer that the service
 * worker has stored will do: the screen is refreshed once it rests.
 */
export function callEarly(paths: string[]) {
  for (const path of paths) {
    const response = callServer(path, session.token(), { signal: timeoutSignal(), cache: 'force-cache' })
    // The caller that takes the response handles the rejection.
    response.catch(() => {})
    earlyResponses.set(path, response)
  }
}

export function takeEarlyResponse(path: string): Promise<Response> | undefined {
  const response = earlyResponses.get(path)
  earlyResponses.delete(path)
  return response
}

/** Called when the app has started: a response that nobody took by then would become stale. */
export const discardEarlyResponses = () => earlyResponses.clear()
