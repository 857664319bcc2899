import { createCounter } from './counter'
import { networksOf } from './networks'

/** Invalid tokens from one network. */
const refusedTokens = { points: 300, seconds: 60 }
/** Maximum number of valid tokens that this process remembers. */
const maxValidTokens = 20_000

/**
 * Limits the cost of invalid tokens. While a network has sent few of them, its tokens are looked up in the database;
 * afterwards only tokens that this process knows to be valid, so that other people of that network stay logged in.
 */
export function createTokenLimits(factor: number) {
  const refused = createCounter(refusedTokens, factor)
  const validTokens = new Set<string>()
  return {
    /** Throws too_many_requests if this token may not be looked up. */
    admit(address: string, token: string) {
      if (validTokens.has(token)) return
      for (const { key, multiplier } of networksOf(address)) refused.refuseFull(key, multiplier)
    },
    /** Records the result of a look-up. */
    record(address: string, token: string, isValid: boolean) {
      if (isValid) {
        if (validTokens.size >= maxValidTokens) validTokens.clear()
        validTokens.add(token)
        return
      }
      validTokens.delete(token)
      for (const { key } of networksOf(address)) refused.record(key)
    },
  }
}
