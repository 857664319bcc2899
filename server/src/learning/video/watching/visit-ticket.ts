import { isSignature, type SecretKey, sign } from '#platform/passwords/secrets'

type VisitKey = { workerId: number; videoId: number }

const signed = ({ workerId, videoId }: VisitKey, ms: string) => `visit\n${workerId}\n${videoId}\n${ms}`

/**
 * Signed proof that this server gave a worker a video at a given time; stateless, so that reading a video stores
 * nothing.
 */
export function visitTicket(secret: SecretKey, { at, ...key }: VisitKey & { at: Date }): string {
  const ms = String(at.getTime())
  return `${ms}.${sign(secret, signed(key, ms))}`
}

/** The time at which the ticket was given; null if this server did not issue it for this worker and video. */
export function readVisitTicket(secret: SecretKey, key: VisitKey, ticket: string): Date | null {
  const [ms = '', signature = ''] = ticket.split('.')
  return isSignature(secret, signed(key, ms), signature) ? new Date(Number(ms)) : null
}
