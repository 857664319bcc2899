import type { Language } from '@kasama/contract/language'
import type { Video, Watch } from '@kasama/contract/learning/video.api'
import { maxDelaySeconds } from '@kasama/contract/learning/video.rules'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { session } from '#shared/session/session.ts'
import {
  isSame,
  type Position,
  type Visit,
  type WaitingReport,
  withAdded,
  withoutSent,
} from '#shared/watching/waiting-list.ts'
import { changeWaiting, readWaiting } from '#shared/watching/waiting-store.ts'

/** Result of a report: the progress that the server counts, or its refusal (the video is gone, or locked). */
type Outcome = { watch: Watch } | { refusal: RequestError } | 'visited' | 'line lost'
type Listener = (videoId: number, outcome: { watch: Watch } | { refusal: RequestError }) => void

const listeners = new Set<Listener>()

/** Calls `listener` with the server's responses about a video's positions; returns a function that ends this. */
export function onSent(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Visits that the server may not know yet: a position sent before its visit would start the clock too late. */
const unconfirmedVisits = new Set<number>()

/** Begins a visit when she presses play; without a connection it waits with her positions. */
export function beginVisit(userId: number, { id, visit_ticket }: Video) {
  unconfirmedVisits.add(id)
  return queueAndSend(userId, { kind: 'visit', video_id: id, ticket: visit_ticket, began_at: Date.now() })
}

type WatchPosition = { videoId: number; language: Language; position: number }

const toPosition = ({ videoId, language, position }: WatchPosition): Position => ({
  kind: 'position',
  video_id: videoId,
  language_code: language,
  position,
})

/** Reports a position; resolves when it is sent, or queued without a connection. */
export const sendPosition = (userId: number, watchPosition: WatchPosition) =>
  queueAndSend(userId, toPosition(watchPosition))

/**
 * While the page is closing there is no time to read the queue: the position is sent at once, and queued in case that
 * fails.
 */
export function sendAsPageLeaves(userId: number, watchPosition: WatchPosition) {
  const position = toPosition(watchPosition)
  const queued = changeWaiting(userId, (list) => withAdded(list, position))
  if (unconfirmedVisits.has(watchPosition.videoId)) return
  post(position, true).then(async (outcome) => {
    await queued
    if (outcome !== 'line lost') await settle(userId, position, outcome)
  })
}

async function queueAndSend(userId: number, item: WaitingReport) {
  await changeWaiting(userId, (list) => withAdded(list, item))
  await sendWaiting(userId)
}

let running = Promise.resolve(false)
let next: Promise<boolean> | null = null

/**
 * Sends the queue one by one until it is empty or the connection is lost; returns whether the server took anything.
 * Overlapping calls share one run.
 */
export function sendWaiting(userId: number): Promise<boolean> {
  next ??= running.then(() => {
    next = null
    running = sendAll(userId)
    return running
  })
  return next
}

async function sendAll(userId: number) {
  const token = session.token()
  let sent: WaitingReport | undefined
  for (;;) {
    const [item] = await readWaiting(userId)
    // Another user may have logged in since: nothing of the former is sent under that token.
    if (!item || token === '' || session.token() !== token) return sent !== undefined
    // An item that could not be removed would be sent for ever.
    if (sent && isSame(sent, item)) return true
    const outcome = await post(item)
    if (outcome === 'line lost') return sent !== undefined
    await settle(userId, item, outcome)
    sent = item
  }
}

async function settle(userId: number, item: WaitingReport, outcome: Exclude<Outcome, 'line lost'>) {
  await changeWaiting(userId, (list) => withoutSent(list, item))
  if (item.kind === 'visit') unconfirmedVisits.delete(item.video_id)
  if (outcome !== 'visited') for (const listener of listeners) listener(item.video_id, outcome)
}

async function post(item: WaitingReport, keepalive = false): Promise<Outcome> {
  try {
    if (item.kind === 'visit') return await postVisit(item)
    const { kind, video_id, ...body } = item
    return {
      watch: await request(
        'POST /videos/:id/position',
        { params: { id: video_id }, body },
        { keepalive, repeatable: true },
      ),
    }
  } catch (error) {
    return isRefusal(error) ? { refusal: error } : 'line lost'
  }
}

async function postVisit({ video_id, ticket, began_at }: Visit): Promise<Outcome> {
  const seconds_ago = Math.floor(Math.min(Math.max(Date.now() - began_at, 0) / 1000, maxDelaySeconds))
  const body = { seconds_ago, ...(ticket !== null && { ticket }) }
  await request('POST /videos/:id/visit', { params: { id: video_id }, body }, { repeatable: true })
  return 'visited'
}

/** A video that is gone or locked will refuse later reports, too; a rate limit or an ended login is temporary. */
function isRefusal(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 401
}
