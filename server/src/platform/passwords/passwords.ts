import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../concurrency'

/** `memoryCost` in KiB. */
export type PasswordCost = { memoryCost: number; timeCost: number }

/** What OWASP asks of argon2id at least. Tests, which log in by the thousand, bring a lower one. */
export const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Whether the password belongs to the hash; without a hash the work is the same and the answer is no. */
  matches: (passwordHash: string | null | undefined, password: string) => Promise<boolean>
  /** How many hashes were computed so far: tests compare it, since times differ from machine to machine. */
  computed: () => number
}

/** argon2id on the library's own threads; two at once, and whoever comes to a full queue is told to come again. */
export function createPasswords(cost: PasswordCost): Passwords {
  const options = { ...cost, parallelism: 1 }
  const limited = limitConcurrency({ atOnce: 2, longest: 100, full: 'busy' })
  let computed = 0
  const compute = <T>(work: () => Promise<T>) => {
    computed++
    return limited(work)
  }
  // A hash of no account, so that an unknown one costs the same work as a known one.
  const nobody = hash('nobody', options)

  return {
    hash: (password) => compute(() => hash(password, options)),
    async matches(passwordHash, password) {
      const known = passwordHash ?? (await nobody)
      const isRight = await compute(() => verify(known, password))
      return isRight && Boolean(passwordHash)
    },
    computed: () => computed,
  }
}
