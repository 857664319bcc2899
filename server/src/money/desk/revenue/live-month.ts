import { singaporeMonth } from '@kasama/contract/calendar.rules'
import type { Deps } from '#platform/deps'
import { type Agencies, countAgencies, countMonth, type Figure } from './revenue.queries'

const keptMs = 60_000
type MonthFigures = { figures: Figure[]; agencies: Agencies }
export type LiveMonth = () => Promise<MonthFigures & { at: Date }>

async function count({ db }: Pick<Deps, 'db'>, at: Date): Promise<MonthFigures> {
  return { figures: await countMonth(db, singaporeMonth(at), at), agencies: await countAgencies(db, at) }
}

/**
 * Counts the current month at most once a minute, because it reads every paying household and every agency's account.
 */
export function liveMonthOf({ db, now }: Deps): LiveMonth {
  let kept: { at: Date; counted: Promise<MonthFigures> } | undefined
  const isKept = ({ at }: { at: Date }) =>
    Math.abs(now().getTime() - at.getTime()) < keptMs && singaporeMonth(at) === singaporeMonth(now())
  return async () => {
    if (!kept || !isKept(kept)) kept = { at: now(), counted: count({ db }, now()) }
    const { at, counted } = kept
    try {
      return { at, ...(await counted) }
    } catch (error) {
      if (kept?.counted === counted) kept = undefined
      throw error
    }
  }
}
