import type { CardholderDetails } from '@kasama/contract/money/payment.api'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { callProvider } from '../payment/attempts/call-provider'
import { findCustomer } from '../payment/attempts/customer.queries'
import { checkOwner, requirePayer } from './order'

/** Returns the card owner's name and address: only the payment provider stores them, so each request asks it. */
export async function showContact({ db, payments }: Deps, user: User): Promise<CardholderDetails | null> {
  requirePayer(user.orgId)
  const customerId = await findCustomer(db, user.id)
  const owner = customerId === null ? null : await callProvider('payment_unclear', () => payments.ownerOf(customerId))
  return owner && { name: owner.name, ...owner.address }
}

export async function changeContact(deps: Deps, user: User, contact: { name: string; address: string }): Promise<void> {
  requirePayer(user.orgId)
  checkOwner(contact)
  const customerId = (await findCustomer(deps.db, user.id)) ?? fail('subscription_needed')
  const owner = { name: contact.name, address: JSON.parse(contact.address) }
  await callProvider('payment_unclear', () => deps.payments.updateCustomer(customerId, owner))
  await audit(deps.db, { at: deps.now(), userId: user.id, action: 'contact_changed' })
}
