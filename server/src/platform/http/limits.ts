import { isIP } from 'node:net'
import type { LimitName } from '@kasama/contract/call'
import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors'

type Allowance = { points: number; seconds: number }
type Rule = Allowance & { by: 'address' | 'account' }

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
/** A home, an agency or a phone network is one address with many people behind it. */
const anyGuestCall = { points: 1000, seconds: 60 }

type Caller = { address: string; userId: number | null }

export type Limits = ReturnType<typeof createLimits>

/** What an address counts as: whoever has one of IPv6 has the 2^64 of its network. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) !== 6) return plain
  const [front = [], back = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const gap = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...gap, ...back].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** Counters in the database where several processes share it (`pool`), in memory otherwise; `factor` multiplies each. */
export function createLimits(factor: number, pool: Pool | null) {
  function limiter(name: string, rule: Allowance, shared = true): RateLimiterAbstract {
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
  const general = counter(anyCall, factor)
  const guests = counter(anyGuestCall, factor)

  return {
    /** Counts one call of a kind, or throws too_many_requests. */
    async count(name: LimitName, caller: Caller) {
      const network = networkOf(caller.address)
      await spend(named[name], rules[name].by === 'address' ? network : String(caller.userId ?? network))
    },
    /** Counts any call: of an account, or of an address from which somebody calls without one. */
    countAny({ userId, address }: Caller) {
      if (userId) general(userId)
      else guests(networkOf(address))
    },
    /**
     * Answers whether a guess at an account's password is right; refuses it while too many have failed. It counts before
     * it is checked, so that many at once are no way round, and is forgotten where it was right or could not be checked.
     */
    async guess(account: string, check: () => Promise<boolean>): Promise<boolean> {
      await spend(failures, account)
      const isRight = await check().catch(async (error) => {
        await failures.reward(account)
        throw error
      })
      if (isRight) await failures.delete(account)
      return isRight
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

/** Counts calls by their callers in this process, from the first on for as long as the rule says, then anew for everybody. */
function counter({ points, seconds }: Allowance, factor: number) {
  const most = Math.ceil(points * factor)
  const calls = new Map<string | number, number>()
  let endsAt = 0
  return (caller: string | number) => {
    const now = Date.now()
    if (now >= endsAt) {
      calls.clear()
      endsAt = now + seconds * 1000
    }
    const made = (calls.get(caller) ?? 0) + 1
    calls.set(caller, made)
    if (made > most) throw new AppError('too_many_requests', {}, Math.ceil((endsAt - now) / 1000))
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
