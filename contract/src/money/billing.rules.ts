import { parseId } from '../id.ts'

export type PlanKind = 'free' | 'monthly' | 'yearly'

/** All present and past plans, with prices in Singapore cents; earlier subscribers keep their plan ids. */
export const plans: Record<number, { name: string; kind: PlanKind; cents: number }> = {
  0: { name: 'Free', kind: 'free', cents: 0 },
  1: { name: 'Monthly', kind: 'monthly', cents: 499 },
  2: { name: 'Yearly', kind: 'yearly', cents: 4900 },
  3: { name: 'Monthly', kind: 'monthly', cents: 499 },
  4: { name: 'Yearly', kind: 'yearly', cents: 4900 },
  5: { name: 'Monthly', kind: 'monthly', cents: 899 },
  6: { name: 'Yearly', kind: 'yearly', cents: 8900 },
  10: { name: 'Monthly', kind: 'monthly', cents: 1990 },
  11: { name: 'Annual', kind: 'yearly', cents: 14_900 },
}
export const monthlyPlanId = 10
export const yearlyPlanId = 11
export const planFeatures = ['Access All Videos', 'Worker Monitoring', 'Progress Tracker']

/** Whether an agency manages the subscription: it pays for the account and ends its contract. */
export const isManagedByAgency = ({ mode }: { mode: number | null | undefined }): boolean => mode === 1

/** Only the current plans can be bought. */
export const isForSale = (planId: number) => planId === monthlyPlanId || planId === yearlyPlanId

/** Lookup keys of the payment provider's prices. */
export const priceLookupKeys: Record<number, string> = { 10: 'kasama_plan_10', 11: 'kasama_plan_11' }

/** Whether a plan id is missing, or is the text of a lost variable ('undefined', 'null'). */
export function isPlanIdMissing(planId: string | null | undefined): boolean {
  return planId === null || planId === undefined || planId === '' || planId === 'undefined' || planId === 'null'
}

/** The id of a present or past plan, given as number or text; null if no plan has it. */
export function parsePlanId(planId: string | number | null | undefined): number | null {
  const id = String(planId) === '0' ? 0 : parseId(String(planId))
  return id !== null && id in plans ? id : null
}

const addressParts = ['line1', 'city', 'postal_code', 'country']
const maxAddressPartLength = 200

/** Whether a text is the serialized billing address of a cardholder: these four parts, none of them empty. */
export function isCardAddress(serialized: string): boolean {
  let address: unknown
  try {
    address = JSON.parse(serialized)
  } catch {
    return false
  }
  if (typeof address !== 'object' || address === null || Object.keys(address).length !== addressParts.length)
    return false
  return addressParts.every((part) => {
    const text: unknown = (address as Record<string, unknown>)[part]
    return typeof text === 'string' && text.trim() !== '' && text.length <= maxAddressPartLength
  })
}

export type Discount = { percent_off: number | null; amount_off: number | null }

/**
 * The amount left to pay, in cents: price times (1 - percent/100), or price minus amount; never below 0. Percents have
 * two decimals at most, and half a cent of a discount is rounded up, as the payment provider rounds.
 */
export function discountedCents(cents: number, discount: Discount | null): number {
  if (!discount) return cents
  if (discount.percent_off) return cents - Math.floor((cents * Math.round(discount.percent_off * 100) + 5000) / 10_000)
  return Math.max(0, cents - (discount.amount_off ?? 0))
}

/** `access_ends_at` is null where access ends with the period. */
export type SubscriptionState = { status: string; current_period_end: Date | null; access_ends_at?: Date | null }

/** Access lasts until the period ends, also after a cancellation; longer where a failed renewal is tried again. */
export function isCurrent(subscription: SubscriptionState | undefined, now: Date): boolean {
  const end = subscription?.access_ends_at ?? subscription?.current_period_end
  return end !== null && end !== undefined && ['active', 'canceled'].includes(subscription?.status ?? '') && end > now
}

type DisputableState = SubscriptionState & { problem: string | null }

/** A dispute suspends a paid period: access is back when the bank decides so within it. */
export function isSuspended(subscription: DisputableState | undefined, now: Date): boolean {
  return subscription?.problem === 'disputed' && isCurrent({ ...subscription, status: 'active' }, now)
}

/** Whether a paid period runs, suspended or not; a second plan beside it would be paid twice. */
export const isRunning = (subscription: DisputableState | undefined, now: Date) =>
  isCurrent(subscription, now) || isSuspended(subscription, now)

/** The status that the API reports: an active or canceled subscription past its end is expired. */
export function statusAt(subscription: SubscriptionState, now: Date): string {
  const runs = ['active', 'canceled'].includes(subscription.status)
  return runs && !isCurrent(subscription, now) ? 'expired' : subscription.status
}

/** Days of retries for a failed renewal while access lasts (decisions, "Rulings after the first review"). */
export const graceDays = 7

/**
 * A yearly plan lets a worker be replaced at any time, a monthly one once a billing month (decisions, "Money");
 * `lastReplacement` is when the last link ended.
 */
export function mayReplaceWorker(
  subscription: SubscriptionState & { planId: number; current_period_start: Date | null },
  lastReplacement: Date | null,
  now: Date,
): boolean {
  if (!isCurrent(subscription, now)) return false
  const { planId, current_period_start } = subscription
  if (plans[planId]?.kind === 'yearly' || !lastReplacement || !current_period_start) return true
  return lastReplacement < current_period_start
}

/** The end of a period from its start: the same day of the next month or year, or that month's last day. */
export function periodEnd(start: Date, kind: PlanKind): Date {
  const months = kind === 'yearly' ? 12 : 1
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}
