import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './turns'

// OWASP's minimum for argon2id; the library computes it on a thread of its own.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const inTurn = createTurns({ atOnce: 2, longest: 100, full: 'busy' })

/** How many hashes were computed since the start: tests compare it, since times differ from machine to machine. */
export const passwordWork = { count: 0 }

export function hashPassword(password: string): Promise<string> {
  passwordWork.count++
  return inTurn(() => hash(password, options))
}

// A hash of no password, so that an unknown account costs the same work as a known one.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Yx0g1wJ9cVp1Q8m2r8Q9oVY0v0v3l2V3m3kzXcQbqkU'

/** Whether the password belongs to the hash; without a hash the work is the same and the answer is no. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  passwordWork.count++
  const matches = await inTurn(() => verify(passwordHash ?? nobody, password))
  return matches && Boolean(passwordHash)
}
