import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { maxDelaySeconds } from '@kasama/contract/learning/video/video.rules'
import { withLock } from './browser/with-lock.ts'
import { chainOf, isReport, isSame, type Visit, type WaitingAct, withoutSent } from './waiting-list'
import { changeWaiting, noteRefused, readWaiting, tellPages } from './waiting-store'

/** The server's reply: its data, or its error with a code. `status` is 0 if no server was reached. */
export type Reply = { status: number; data?: unknown; error?: { code: string } }

/** The refusal of an act, or the data of its reply. */
export type Outcome = { data: unknown } | { refusal: { code: string } }

export type SendOptions = {
  post: (path: string, body: object | undefined) => Promise<Reply>
  /** False once somebody else is logged in: nothing of the former account is sent under that token. */
  mayGoOn: () => boolean | Promise<boolean>
  onSettled?: (act: WaitingAct, outcome: Outcome) => void
}

export type SendResult = {
  /** Whether the server took or refused anything. */
  hasSent: boolean
  /** The reason why sending ended. */
  end: 'empty' | 'offline' | 'not logged in' | 'stuck'
}

const lockMs = 35_000

/** Acts at which the server fails in one run: beyond this it is the server that is in trouble. */
const maxTroubled = 3

/**
 * Sends an account's queue one by one, in order, until it is empty or the connection is lost. Pages and the
 * service worker send; of several senders one is at work. Acts that the server refuses leave the queue and are noted. One at
 * which it fails keeps back its own lesson alone.
 */
export async function sendQueue(userId: number, sending: SendOptions): Promise<SendResult> {
  const sent = await oneAtATime(`kasama-waiting-${userId}`, () => sendAll(userId, sending))
  if (sent.hasSent) tellPages('sent')
  return sent
}

async function sendAll(userId: number, sending: SendOptions): Promise<SendResult> {
  const run: Run = { last: undefined, troubled: [] }
  let end: SendResult['end'] | null = null
  while (!end) end = await sendNext(userId, sending, run)
  // A server that took nothing may be in trouble itself.
  if (run.last) for (const act of run.troubled) await noteTrouble(userId, act, sending)
  return { hasSent: run.last !== undefined, end }
}

/** The last act that the server took or refused, and those at which it failed. */
type Run = { last: WaitingAct | undefined; troubled: WaitingAct[] }

/** Sends the next act; returns the reason if the run ends with it. */
async function sendNext(userId: number, sending: SendOptions, run: Run): Promise<SendResult['end'] | null> {
  const list = await readWaiting(userId)
  const act = list.find((one) => !run.troubled.some((other) => chainOf(other) === chainOf(one)))
  if (!act) return list.length > 0 ? 'offline' : 'empty'
  if (!(await sending.mayGoOn())) return 'not logged in'
  const request = requestOf(act, list)
  // An act of a later release, or one that could not be removed and would be sent for ever.
  if (!request || (run.last && isSame(run.last, act))) return 'stuck'
  const reply = await sending.post(request.path, request.body)
  if (reply.status === 401) return 'not logged in'
  const outcome = outcomeOf(reply)
  if (outcome) {
    run.last = act
    await settle(userId, act, outcome)
    sending.onSettled?.(act, outcome)
    return null
  }
  if (!isServerInTrouble(reply)) return 'offline'
  run.troubled.push(act)
  return run.troubled.length === maxTroubled ? 'offline' : null
}

/**
 * Whether the server, or a proxy before it, failed at an act, or is of a release that does not know its fields; a call
 * without a reply says nothing about it.
 */
const isServerInTrouble = ({ status, error }: Reply) => status === 400 || (status >= 500 && error?.code !== 'network')

/** The server had this long, and this many runs, to get well for an act, while it took others. */
const maxTroubleMs = 86_400_000
const maxTroubleRuns = 5

/** Counts the trouble with an act; one for which the time is over is set aside like a refused one. */
async function noteTrouble(userId: number, act: WaitingAct, { onSettled }: SendOptions) {
  const { since, runs } = act.trouble ?? { since: Date.now(), runs: 0 }
  if (runs >= maxTroubleRuns && Date.now() - since > maxTroubleMs) {
    const outcome = { refusal: { code: 'server_error' } }
    await settle(userId, act, outcome)
    return onSettled?.(act, outcome)
  }
  const trouble = { since, runs: runs + 1 }
  await changeWaiting(userId, (list) => list.map((one) => (isSame(one, act) ? { ...one, trouble } : one)))
}

/** Removes an act from the queue, and notes a refusal. A refused report of watching is seen in the lesson itself. */
export async function settle(userId: number, act: WaitingAct, outcome: Outcome): Promise<void> {
  if ('refusal' in outcome && !isReport(act)) {
    const lesson = 'video_id' in act && { video_id: act.video_id }
    await noteRefused(userId, { kind: act.kind, code: outcome.refusal.code, ...lesson })
  }
  await changeWaiting(userId, (list) => withoutSent(list, act))
}

/** Errors with a status of a refusal that say nothing about the act: of a proxy or hotspot, and of an unfinished login. */
const temporaryCodes = ['server_error', 'session_not_registered']

/**
 * The meaning of a reply; null if the act has to be sent again: what is gone or locked will be refused later, too, but a
 * rate limit, an ended login, a server in trouble or of another release is temporary.
 */
export function outcomeOf({ status, data, error }: Reply): Outcome | null {
  if (!error) return { data }
  const isRefusal = status >= 400 && status < 500 && ![400, 401, 408, 429].includes(status)
  return isRefusal && !temporaryCodes.includes(error.code) ? { refusal: error } : null
}

type Body<K extends keyof Calls> = Input<Calls[K]> extends { body: infer B } ? B : never
type Request = { path: string; body: object | undefined }

/** The call that sends an act; null for an act that this release does not know. */
export function requestOf(act: WaitingAct, list: readonly WaitingAct[]): Request | null {
  switch (act.kind) {
    case 'visit': {
      const { ticket } = act
      const body = { seconds_ago: secondsAgo(act, list), ...(ticket !== null && { ticket }) }
      return { path: `/videos/${act.video_id}/visit`, body: body satisfies Body<'POST /videos/:id/visit'> }
    }
    case 'position': {
      const { language_code, position } = act
      const body = { language_code, position } satisfies Body<'POST /videos/:id/position'>
      return { path: `/videos/${act.video_id}/position`, body }
    }
    case 'watched':
      return { path: `/videos/${act.video_id}/watched`, body: undefined }
    case 'answer': {
      const { answers, answered_at } = act
      const body = {
        answers,
        ...(answered_at && { seconds_ago: delayOf(answered_at) }),
      } satisfies Body<'POST /questions/:id/answers'>
      return { path: `/questions/${act.question_id}/answers`, body }
    }
    case 'practice': {
      const { id: key, day, question_id, answers } = act
      const body = { key, day, question_id, answers } satisfies Body<'POST /practice/answers'>
      return { path: '/practice/answers', body }
    }
    case 'name': {
      const { user_id, fullname } = act
      return { path: '/users/fullname', body: { user_id, fullname } satisfies Body<'POST /users/fullname'> }
    }
    default:
      return null
  }
}

/**
 * Seconds since a visit began: by the phone's clock, or, if that was set back, what this and the later visits lasted.
 * A clock that was set forward gains nothing: the server counts from the visit's ticket at most.
 */
function secondsAgo({ began_at, video_id }: Visit, list: readonly WaitingAct[]): number {
  const visits = list.filter((act): act is Visit => act.kind === 'visit')
  const own = visits.findIndex((visit) => visit.video_id === video_id)
  const lasted = visits.slice(Math.max(own, 0)).reduce((sum, visit) => sum + (visit.lasted ?? 0), 0)
  return delayOf(began_at, lasted)
}

/** Seconds since a moment by the phone's clock, and `least` at least. */
const delayOf = (at: number, least = 0) =>
  Math.floor(Math.min(Math.max((Date.now() - at) / 1000, least), maxDelaySeconds))

/** Runs `work` while no other page and no service worker runs it for this name. */
async function oneAtATime(name: string, work: () => Promise<SendResult>): Promise<SendResult> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), lockMs)
  try {
    return await withLock(name, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (waiting.signal.aborted) return { hasSent: false, end: 'offline' }
    throw error
  } finally {
    clearTimeout(timer)
  }
}
