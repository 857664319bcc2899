import type { Language } from '@kasama/contract/language'
import type { Video, Watch } from '@kasama/contract/learning/video/video.api'
import { outcomeOf, requestOf, settle } from '#shared/watching/send-queue.ts'
import { addWaiting, onSettled, postAct, publishSettled, sendWaiting } from '#shared/watching/send-waiting.ts'
import { addWatchedSeconds, type Position, withAdded } from '#shared/watching/waiting-list.ts'
import { changeWaiting } from '#shared/watching/waiting-store.ts'

type Listener = (videoId: number, outcome: { watch: Watch } | { refusal: unknown }) => void

/** Calls `listener` with the server's responses about a video's positions; returns a function that ends this. */
export const onReported = (listener: Listener) =>
  onSettled((act, outcome) => {
    if (act.kind === 'position' && 'data' in outcome) listener(act.video_id, { watch: outcome.data as Watch })
    if ((act.kind === 'position' || act.kind === 'visit') && 'refusal' in outcome) listener(act.video_id, outcome)
  })

/** Visits that the server may not know yet: a position sent before its visit would start the clock too late. */
const unconfirmedVisits = new Set<number>()
onSettled((act) => {
  if (act.kind === 'visit') unconfirmedVisits.delete(act.video_id)
})

/** When each video was last reported, by a clock that nobody sets. */
const reportedAt = new Map<number, number>()

/** Begins a visit when she presses play; without a connection it waits with her positions. */
export async function beginVisit(userId: number, { id, visit_ticket }: Video) {
  unconfirmedVisits.add(id)
  reportedAt.set(id, performance.now())
  await addWaiting(userId, { kind: 'visit', video_id: id, ticket: visit_ticket, began_at: Date.now() })
  await sendWaiting(userId)
}

type WatchPosition = { videoId: number; language: Language; position: number }

/** Adds a position to the queue, and the time that her visit has lasted by now. */
function addPosition(userId: number, position: Position) {
  const { video_id } = position
  const now = performance.now()
  const seconds = (now - (reportedAt.get(video_id) ?? now)) / 1000
  reportedAt.set(video_id, now)
  return changeWaiting(userId, (list) => withAdded(addWatchedSeconds(list, video_id, seconds), position))
}

const toPosition = ({ videoId, language, position }: WatchPosition): Position => ({
  kind: 'position',
  video_id: videoId,
  language_code: language,
  position,
})

/** Reports a position; resolves when it is sent, or queued without a connection. */
export async function sendPosition(userId: number, watchPosition: WatchPosition) {
  await addPosition(userId, toPosition(watchPosition))
  await sendWaiting(userId)
}

/**
 * While the page is closing there is no time to read the queue: the position is sent at once, and queued in case that
 * fails.
 */
export async function sendAsPageLeaves(userId: number, watchPosition: WatchPosition) {
  const position = toPosition(watchPosition)
  const queued = addPosition(userId, position)
  const request = requestOf(position, [])
  if (!request || unconfirmedVisits.has(watchPosition.videoId)) return
  const outcome = outcomeOf(await postAct(request.path, request.body, { keepalive: true }))
  await queued
  if (!outcome) return
  await settle(userId, position, outcome)
  publishSettled(position, outcome)
}
