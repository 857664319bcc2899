import { createCounter } from './counter'
import { networksOf } from './networks'

/** Tokens that open nothing, from one network. */
const refusedTokens = { points: 300, seconds: 60 }
const mostKnown = 20_000

/**
 * Bounds what made-up tokens cost. A token is looked up in the database while its network has sent few that were
 * refused; afterwards only tokens that this process has seen to be good, so that neighbours of a guesser work on.
 */
export function createTokenLimits(factor: number) {
  const refused = createCounter(refusedTokens, factor)
  const good = new Set<string>()
  return {
    /** Throws too_many_requests where this token may not be looked up now. */
    admit(address: string, token: string) {
      if (good.has(token)) return
      for (const { key, room } of networksOf(address)) refused.refuseFull(key, room)
    },
    /** Notes what the look-up of a token has shown. */
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
