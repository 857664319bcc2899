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
/** Attempts at a second factor, which require the password: further ones are refused. */
const factorsFromEverywhere = 20
/** Records a lock-out for as long as it lasts. */
const refusedFactors = { points: 1, seconds: 3600 }

/** The account whose password or second factor is tried, and the address of the request. */
type Guess = { account: string; address: string; isFactor?: boolean }

type GuessLimitOptions = {
  factor: number
  limiter: (name: string, rule: Allowance) => RateLimiterAbstract
  wait: (ms: number) => Promise<void>
}

const failureKeys = ({ account, address }: Guess) =>
  networksOf(address).map(({ key, multiplier }) => ({ key: `${account}|${key}`, multiplier }))

/** Limits guesses of passwords and second factors. */
export function createGuesses({ factor, limiter, wait }: GuessLimitOptions) {
  const failures = limiter('login_failures', failuresFromNetwork)
  const allFailures = limiter('account_failures', failuresFromEverywhere)
  const locks = limiter('factor_locks', refusedFactors)
  const maxFactors = Math.ceil(factorsFromEverywhere * factor)

  /** A correct password resets the failures of its network; those of other networks stay. */
  async function forget(keys: { key: string }[], account: string) {
    for (const { key } of keys) await failures.delete(key)
    await allFailures.reward(account)
  }

  return {
    /**
     * Returns whether a guess at an account's password is right. It is refused after too many failures from its
     * network, and delayed after too many from everywhere. A guess is counted before it is checked, so that parallel
     * guesses can't evade the limit; the count is undone if it was right or could not be checked.
     */
    async guess(guess: Guess, check: () => Promise<boolean>): Promise<boolean> {
      const keys = failureKeys(guess)
      for (const { key, multiplier } of keys) await spend(failures, key, multiplier)
      const all = await allFailures.penalty(guess.account)
      if (guess.isFactor && all.consumedPoints > maxFactors)
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
    /** Records a refused second factor for `seconds`; returns whether it is the first in that time. */
    async isFirstOfLock(account: string, seconds: number): Promise<boolean> {
      return (await locks.penalty(account, 1, { customDuration: seconds })).consumedPoints === 1
    },
  }
}
