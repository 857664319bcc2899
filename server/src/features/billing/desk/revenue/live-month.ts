import { singaporeMonth } from '@kasama/contract/calendar.rules'
import type { Deps } from '../../../../deps'
import { countMonth, type Figure } from './revenue.queries'

const keptMs = 60_000
type Live = { at: Date; figures: Promise<Figure[]> }
export type LiveMonth = () => Promise<{ at: Date; figures: Figure[] }>

/** The present month as it was within the last minute: for it everybody who pays is gone through. */
export function liveMonthOf({ db, now }: Deps): LiveMonth {
  let kept: Live | undefined
  const isKept = ({ at }: Live) =>
    Math.abs(now().getTime() - at.getTime()) < keptMs && singaporeMonth(at) === singaporeMonth(now())
  return async () => {
    if (!kept || !isKept(kept)) kept = { at: now(), figures: countMonth(db, singaporeMonth(now()), now()) }
    const { at, figures } = kept
    try {
      return { at, figures: await figures }
    } catch (error) {
      if (kept?.figures === figures) kept = undefined
      throw error
    }
  }
}
