import { maxDelaySeconds } from '@kasama/contract/learning/video/video.rules'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { requireUnlockedClip } from '../require-unlocked-clip'
import { startClock } from '../video.queries'
import { readVisitTicket } from './visit-ticket'

type Visit = { videoId: number; secondsAgo: number; ticket: string | undefined }

/**
 * Starts the clock that proves watching. A visit that began offline is sent later: its clock starts when play was
 * pressed, but not before the ticket was issued, which proves when she received the video. With a ticket of the last 30
 * days she may begin a lesson that was withdrawn since.
 */
export async function beginVisit(deps: Deps, worker: User, { videoId, secondsAgo, ticket }: Visit) {
  const now = deps.now().getTime()
  const key = { workerId: worker.id, videoId }
  const ticketTime = ticket === undefined ? null : readVisitTicket(deps.secretKey, key, ticket)
  const isGiven = ticketTime !== null && ticketTime.getTime() >= now - maxDelaySeconds * 1000
  await requireUnlockedClip(deps, worker, videoId, worker.language, isGiven)
  const beganAt = Math.max(now - secondsAgo * 1000, ticketTime?.getTime() ?? now)
  await startClock(deps.db, { ...key, language: worker.language, at: new Date(Math.min(beganAt, now)) })
}
