import { hash } from 'node:crypto'

/** Letters and digits that can't be mistaken for each other, read out or written down. */
const letters = '23456789ACDEFGHJKMNPQRTVWXYZ'
const length = 4

/**
 * A short code for a request, which a person can say to who looks after the server: 600,000 of them, so that it names
 * one request among the failed ones of a day, and its line in the log has the whole id.
 */
export function referenceOf(requestId: string): string {
  const digest = hash('sha256', requestId, 'buffer')
  return Array.from({ length }, (_, n) => letters[digest.readUInt32BE(n * 4) % letters.length]).join('')
}
