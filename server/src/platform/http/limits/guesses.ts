import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { AppError } from '../errors'
import type { Allowance } from './counter'
import { networksOf } from './networks'
import { spend } from './spend'

/** Wrong passwords for an account from one network; the next try is refused. */
const failuresFromNetwork = { points: 10, seconds: 900 }
/** Wrong passwords for an account from everywhere; each further try waits, so that nobody can lock its owner out. */
const failuresFromEverywhere = { points: 50, seconds: 3600 }
const slowGuessMs = 3000
/** Second factors, which only somebody who knows the password can try: further ones are refused. */
const factorsFromEverywhere = 20
/** Counts refused ones for as long as one lock-out lasts. */
const refusedFactors = { points: 1, seconds: 3600 }

/** Whose password or second factor is tried, and from where. */
type Guess = { account: string; address: string; isFactor?: boolean }

type Making = {
  factor: number
  limiter: (name: string, rule: Allowance) => RateLimiterAbstract
  wait: (ms: number) => Promise<void>
}

const failureKeys = ({ account, address }: Guess) =>
  networksOf(address).map(({ key, room }) => ({ key: `${account}|${key}`, room }))

/** Counts wrong guesses at what only an account's owner knows. */
export function createGuesses({ factor, limiter, wait }: Making) {
  const failures = limiter('login_failures', failuresFromNetwork)
  const allFailures = limiter('account_failures', failuresFromEverywhere)
  const locks = limiter('factor_locks', refusedFactors)
  const mostFactors = Math.ceil(factorsFromEverywhere * factor)

  /** A right guess from a network ends the count of its failures; those of others go on. */
  async function forget(keys: { key: string }[], account: string) {
    for (const { key } of keys) await failures.delete(key)
    await allFailures.reward(account)
  }

  return {
    /**
     * Answers whether a guess at an account's password is right; refuses it while too many from its network have failed,
     * and lets it wait while too many from everywhere have. It counts before it is checked, so that many at once are no
     * way round, and is forgotten where it was right or could not be checked.
     */
    async guess(guess: Guess, check: () => Promise<boolean>): Promise<boolean> {
      const keys = failureKeys(guess)
      for (const { key, room } of keys) await spend(failures, key, room)
      const all = await allFailures.penalty(guess.account)
      if (guess.isFactor && all.consumedPoints > mostFactors)
        throw new AppError('too_many_requests', {}, Math.ceil(all.msBeforeNext / 1000))
      if (all.consumedPoints > allFailures.points) await wait(slowGuessMs)
      const isRight = await check().catch(async (error) => {
        for (const { key } of keys) await failures.reward(key)
        await allFailures.reward(guess.account)
        throw error
      })
      if (isRight) await forget(keys, guess.account)
      return isRight
    },
    /** Notes a second factor that was refused for so many seconds; answers whether it is the first within them. */
    async isFirstOfLock(account: string, seconds: number): Promise<boolean> {
      return (await locks.penalty(account, 1, { customDuration: seconds })).consumedPoints === 1
    },
    /** Lets the owner of an account in at once after a reset, from where she made it. */
    async forgetFailures(guess: Guess) {
      for (const { key } of failureKeys(guess)) await failures.delete(key)
    },
  }
}
