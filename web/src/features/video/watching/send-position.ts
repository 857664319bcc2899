import type { Watch } from '@kasama/contract/video.api'
import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from '../../../shared/api/profile.queries'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { session } from '../../../shared/session/session'
import { hasWaiting } from './has-waiting'
import { type Position, positionQueue } from './position-queue'

/** What the server counts; null where the line is lost, or why it takes nothing more: the video is gone, or locked. */
type Sent = Watch | null | RequestError

/** Positions that are on their way: coming to another page must not send them again. */
const sending = new Map<string, Promise<Sent>>()
const nameOf = ({ video_id, position }: Position) => `${video_id}/${position}`

/** Reports a position; where the line is lost it waits. */
export async function sendPosition(userId: number, position: Position, keepalive = false): Promise<Sent> {
  positionQueue(localStorage, userId).put(position)
  const sent = post(userId, position, keepalive)
  sending.set(nameOf(position), sent)
  return sent.finally(() => sending.delete(nameOf(position)))
}

async function post(userId: number, position: Position, keepalive: boolean): Promise<Sent> {
  const queue = positionQueue(localStorage, userId)
  const { video_id, ...body } = position
  try {
    const watch = await request('POST /videos/:id/position', { params: { id: video_id }, body }, { keepalive })
    queue.done(position)
    return watch
  } catch (error) {
    if (!isRefusal(error)) return null
    queue.done(position)
    return error
  }
}

/** Sends what waited for the line, and waits for what is on its way: one that was lost there is sent once more. */
export async function sendWaiting(userId: number) {
  for (const position of positionQueue(localStorage, userId).waiting()) {
    const sent = await sending.get(nameOf(position))
    if (!sent) await sendPosition(userId, position)
  }
}

/** Before a video is opened: a visit winds the server's clock on, and what was watched until then would count no more. */
export async function sendWaitingFirst(client: QueryClient) {
  if (session.values().role !== 'W' || !hasWaiting()) return
  const profile = await client.ensureQueryData(profileQuery)
  await sendWaiting(profile.id)
}

/** A video that is gone or locked by now will not take the position later either. */
function isRefusal(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 401
}
