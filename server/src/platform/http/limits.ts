import type { LimitName } from '@kasama/contract/call'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors'

type Rule = { points: number; seconds: number; by: 'address' | 'account' }

/** The numbers of the limits that calls name; `login` counts calls from an address, failures are counted below. */
const rules: Record<LimitName, Rule> = {
  login: { points: 30, seconds: 60, by: 'address' },
  signup: { points: 30, seconds: 3600, by: 'address' },
  forgot: { points: 60, seconds: 3600, by: 'address' },
  reset: { points: 60, seconds: 3600, by: 'address' },
  contact: { points: 5, seconds: 3600, by: 'account' },
  upload: { points: 20, seconds: 3600, by: 'account' },
  payment: { points: 5, seconds: 600, by: 'account' },
  public_quiz: { points: 60, seconds: 600, by: 'address' },
  voucher: { points: 10, seconds: 600, by: 'account' },
}
const loginFailures = { points: 10, seconds: 900 }
/** Reset mails to one account, and wrong reset links from one address. */
const forgotMails = { points: 3, seconds: 3600 }
const anyCall = { points: 200, seconds: 60 }

type Caller = { address: string; userId: number | null }

export type Limits = ReturnType<typeof createLimits>

/** Counters in the database where several processes share it (`pool`), in memory otherwise; `factor` multiplies each. */
export function createLimits(factor: number, pool: Pool | null) {
  function limiter(name: string, rule: { points: number; seconds: number }, shared = true): RateLimiterAbstract {
    const options = { keyPrefix: name, points: Math.ceil(rule.points * factor), duration: rule.seconds }
    if (!pool || !shared) return new RateLimiterMemory(options)
    const table = { storeClient: pool, tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false }
    return new RateLimiterPostgres({ ...options, ...table })
  }
  const named = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, limiter(name, rule, rule.by === 'account')]),
  ) as Record<LimitName, RateLimiterAbstract>
  const failures = limiter('login_failures', loginFailures)
  const forgot = limiter('forgot_mails', forgotMails)
  const general = limiter('any', anyCall, false)

  return {
    /** Counts one call of a kind, or throws too_many_requests. */
    async count(name: LimitName, caller: Caller) {
      await spend(named[name], rules[name].by === 'address' ? caller.address : String(caller.userId ?? caller.address))
    },
    /** Counts any call of an account. */
    async countAny(userId: number) {
      await spend(general, String(userId))
    },
    /** Refuses an account's login while too many have failed. */
    async refuseAfterFailures(account: string) {
      const state = await failures.get(account)
      if (state && state.consumedPoints >= failures.points) throw tooMany(state)
    },
    async countFailure(account: string) {
      await failures.consume(account).catch(ignoreFull)
    },
    /** Counts a mail to an account; answers whether it may still be sent. */
    async allowsForgotMail(account: string) {
      return forgot.consume(account).then(
        () => true,
        (full) => {
          ignoreFull(full)
          return false
        },
      )
    },
    async forgetFailures(account: string) {
      await failures.delete(account)
    },
  }
}

async function spend(limiter: RateLimiterAbstract, key: string) {
  try {
    await limiter.consume(key)
  } catch (full) {
    throw full instanceof RateLimiterRes ? tooMany(full) : full
  }
}

function ignoreFull(full: unknown) {
  if (!(full instanceof RateLimiterRes)) throw full
}

const tooMany = (state: RateLimiterRes) => new AppError('too_many_requests', {}, Math.ceil(state.msBeforeNext / 1000))
