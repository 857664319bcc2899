import { session } from '../session/session'

type StandIn = (path: string, init: RequestInit) => Promise<Response>
let standIn: StandIn | undefined

/** In a preview of the desk a reader's page makes its calls as ever, and they are answered in its window. */
export const answerHere = (answer: StandIn) => {
  standIn = answer
}

const answers = new Map<string, Promise<Response>>()

export function callServer(path: string, token: string, init: RequestInit = {}, base = '/api'): Promise<Response> {
  if (standIn) return standIn(path, init)
  const signed = token && { authorization: `Bearer ${token}`, 'x-access-token': token }
  return fetch(`${base}${path}`, { ...init, credentials: 'omit', headers: { ...init.headers, ...signed } })
}

/** Makes these calls while the app is downloaded; `request` takes their answers, each once. */
export function callEarly(paths: string[]) {
  for (const path of paths) {
    const answer = callServer(path, session.token())
    // The failure is handled by whoever takes the answer.
    answer.catch(() => {})
    answers.set(path, answer)
  }
}

export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answer = answers.get(path)
  answers.delete(path)
  return answer
}

/** Called when the app has started: an answer that was not taken by then would be out of date. */
export const forgetEarlyAnswers = () => answers.clear()
