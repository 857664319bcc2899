import { createCounter } from './counter'
import { networksOf } from './networks'

/** Invalid tokens from one network. */
const refusedTokens = { points: 300, seconds: 60 }
const mostKnown = 20_000

/**
 * Limits the cost of invalid tokens. While a network has sent few of them, its tokens are looked up in the database;
 * afterwards only tokens that this process knows to be valid, so that other people of that network can go on.
 */
export function createTokenLimits(factor: number) {
  const refused = createCounter(refusedTokens, factor)
  const good = new Set<string>()
  return {
    /** Throws too_many_requests if this token may not be looked up. */
    admit(address: string, token: string) {
      if (good.has(token)) return
      for (const { key, room } of networksOf(address)) refused.refuseFull(key, room)
    },
    /** Records the result of a look-up. */
    note(address: string, token: string, isGood: boolean) {
      if (isGood) {
        if (good.size >= mostKnown) good.clear()
        good.add(token)
        return
      }
      good.delete(token)
      for (const { key } of networksOf(address)) refused.note(key)
    },
  }
}
