import { isCardAddress, isForSale, isPlanIdMissing, parsePlanId } from '@kasama/contract/money/billing.rules'
import { hasCardNumber } from '@kasama/contract/money/card-number.rules'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'

type PlanId = string | number | null | undefined

/** A buyer's order in a request. */
export type Order = {
  plan_id?: PlanId
  source_id: string
  name: string
  address: string
  coupon_code?: string | null
  promotion_code?: string | null
}

/** The buyer and the network address of the request. */
export type Caller = { user: Pick<User, 'id' | 'orgId'>; address: string }

export function planOf(planId: PlanId): number {
  if (isPlanIdMissing(planId === null || planId === undefined ? null : String(planId))) fail('plan_missing')
  const id = parsePlanId(planId)
  return id !== null && isForSale(id) ? id : fail('plan_invalid', { field: 'plan_id' })
}

/** The plan of a valid order; organisations pay by invoice instead. */
export function planOfOrder({ orgId }: Caller['user'], order: Order): number {
  requirePayer(orgId)
  const planId = planOf(order.plan_id)
  checkOwner(order)
  return planId
}

/**
 * Checks the name and the serialized address of a card's owner: complete, and without a card number in any encoding.
 */
export function checkOwner({ name, address }: Pick<Order, 'name' | 'address'>): void {
  if (name.trim() === '' || !isCardAddress(address)) fail('card_incomplete', { field: 'address' })
  const parts: string[] = Object.values(JSON.parse(address))
  if (parts.some(hasCardNumber)) fail('card_number_typed', { field: 'address' })
}

export function requirePayer(orgId: number | null): void {
  if (orgId !== null) fail('not_allowed')
}
