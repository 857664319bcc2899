import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { type CardholderDetails, CustomerGone } from '#platform/ports/payments/payments'
import { findEmail } from '../../plan/plan.queries'
import { type Attempt, noteMethod } from './attempt.queries'
import { addCustomer, detachCustomer, findCustomer } from './customer.queries'

const ownerOf = ({ owner_name: name, owner_address: address }: Attempt): CardholderDetails | null =>
  name !== null && address !== null ? { name, address: JSON.parse(address) } : null

/** Returns the account's customer if the provider still has it, with the buyer's present name and address. */
async function knownCustomer(
  { db, payments }: Deps,
  userId: number,
  owner: CardholderDetails | null,
): Promise<string | null> {
  const found = await findCustomer(db, userId)
  if (!found || !owner) return found
  try {
    await payments.updateCustomer(found, owner)
    return found
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error
    await detachCustomer(db, found)
    return null
  }
}

/**
 * Returns the account's customer id at the provider; the customer is created with the first payment, and again if it
 * was deleted there.
 */
export async function ensureCustomer(deps: Deps, attempt: Attempt): Promise<string> {
  const { db, now, payments } = deps
  const userId = attempt.user_id ?? fail('not_found')
  const owner = ownerOf(attempt)
  const found = await knownCustomer(deps, userId, owner)
  if (found) return found
  const email = await findEmail(db, userId)
  const made = await payments.createCustomer({ userId, email, owner }, attempt.key)
  await addCustomer(db, { customerId: made, userId, at: now() })
  return (await findCustomer(db, userId)) ?? made
}

/** Attaches the card to the customer; its id is stored, so that a repeated call sends the same. */
export async function attachCard({ db, payments }: Deps, attempt: Attempt, customerId: string): Promise<string> {
  if (attempt.method_id) return attempt.method_id
  const { id } = await payments.attachCard(customerId, attempt.source_id ?? '', attempt.key)
  await noteMethod(db, attempt.id, id)
  return id
}

/** Returns the subscription of an attempt, looked up at the provider by its key if its id never arrived. */
export async function subscriptionOf({ db, payments }: Deps, attempt: Attempt): Promise<string | null> {
  if (attempt.provider_subscription) return attempt.provider_subscription
  const customerId = attempt.user_id === null ? null : await findCustomer(db, attempt.user_id)
  if (customerId === null || attempt.kind !== 'subscribe') return null
  const made = await payments.subscriptionsOf(customerId)
  return made.find(({ attemptKey }) => attemptKey === attempt.key)?.id ?? null
}
