import type { Watch } from '@kasama/contract/video.api'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { type Position, positionQueue } from './position-queue'

/** Positions that are on their way: coming to another page must not send them again. */
const sending = new Set<string>()
const nameOf = ({ video_id, position }: Position) => `${video_id}/${position}`

/** What the server counts; null where the line is lost, or why it takes nothing more: the video is gone, or locked. */
type Sent = Watch | null | RequestError

/** Reports a position; where the line is lost it waits. */
export async function sendPosition(userId: number, position: Position, keepalive = false): Promise<Sent> {
  const queue = positionQueue(localStorage, userId)
  queue.put(position)
  const { video_id, ...body } = position
  sending.add(nameOf(position))
  try {
    const watch = await request('POST /videos/:id/position', { params: { id: video_id }, body }, { keepalive })
    queue.done(position)
    return watch
  } catch (error) {
    if (!isRefusal(error)) return null
    queue.done(position)
    return error
  } finally {
    sending.delete(nameOf(position))
  }
}

/** Sends what waited for the line. */
export async function sendWaiting(userId: number) {
  for (const position of positionQueue(localStorage, userId).waiting()) {
    if (!sending.has(nameOf(position))) await sendPosition(userId, position)
  }
}

/** A video that is gone or locked by now will not take the position later either. */
function isRefusal(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 401
}
