import { isCurrent, isManagedByAgency } from '@kasama/contract/money/billing.rules'
import type { Db } from '#platform/database/db'
import { giveAccess, lockSubscription, setContractEnd } from './plan.queries'

/** Locks an account's subscription and returns the end of its access; null if there is nothing to extend. */
export async function findPeriod(tx: Db, userId: number, at: Date): Promise<{ isAgency: boolean; end: Date } | null> {
  const row = await lockSubscription(tx, userId)
  if (!row) return null
  const isAgency = isManagedByAgency(row)
  if (!isAgency && !isCurrent(row, at)) return null
  return { isAgency, end: row.access_ends_at ?? row.current_period_end }
}

/** Extends access to a given time; later updates from the provider do not shorten it. */
export async function extendAccess(
  tx: Db,
  userId: number,
  { until, isAgency }: { until: Date; isAgency: boolean },
): Promise<void> {
  await (isAgency ? setContractEnd : giveAccess)(tx, userId, until)
}
