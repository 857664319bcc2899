import { availableParallelism } from 'node:os'
import { withoutOuterBlanks } from '@kasama/contract/text/typed-text.rules'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '#platform/concurrency'

/** `memoryCost` in KiB. */
export type PasswordCost = { memoryCost: number; timeCost: number }

/** OWASP's minimum for argon2id. Tests, which log in thousands of times, use lower costs. */
export const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/**
 * Number of hashes that may run at once, each in 19 MiB: two, but only one on machines with up to two cores, so that a
 * storm of logins leaves the event loop a core.
 */
export const hashesAtOnce = availableParallelism() > 2 ? 2 : 1

export type Passwords = {
  hash: (password: string) => Promise<string>
  /**
   * Whether the password matches the hash, as typed or without surrounding blanks, which copying may add; without a
   * hash it does the same work and returns false.
   */
  matches: (passwordHash: string | null | undefined, password: string) => Promise<boolean>
  /** Number of computed hashes: tests compare this instead of times. */
  computed: () => number
}

/** argon2id on the library's own threads; a full queue refuses further ones. */
export function createPasswords(cost: PasswordCost): Passwords {
  const options = { ...cost, parallelism: 1 }
  const limited = limitConcurrency({ atOnce: hashesAtOnce, longest: 100, full: 'busy' })
  let computed = 0
  const compute = <T>(work: () => Promise<T>) => {
    computed++
    return limited(work)
  }
  // A hash of no account, so that an unknown login takes as long as a known one.
  const nobody = hash('nobody', options)

  return {
    hash: (password) => compute(() => hash(password, options)),
    async matches(passwordHash, password) {
      const expectedHash = passwordHash ?? (await nobody)
      const plain = withoutOuterBlanks(password)
      const isRight =
        (await compute(() => verify(expectedHash, password))) ||
        (plain !== password && (await compute(() => verify(expectedHash, plain))))
      return isRight && Boolean(passwordHash)
    },
    computed: () => computed,
  }
}
