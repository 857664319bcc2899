import type Stripe from 'stripe'
import { needCustomer } from '../customers/customers'
import { detachFrom } from '../customers/payment-methods'
import { route } from '../protocol/routes'
import type { World } from '../state/world'
import { endSubscription } from './cancel-subscription'

/** Ends the customer's subscriptions, detaches the cards, and deletes the customer's data. */
async function deleteCustomer(world: World, _: object, id: string): Promise<Stripe.DeletedCustomer> {
  const customer = await needCustomer(world, id, '')
  const running = await world.all('subscription', { customer: id, status: ['active', 'past_due', 'incomplete'] })
  for (const subscription of running) await endSubscription(world, subscription, 'cancellation_requested')
  for (const method of await world.all('payment_method', { customer: id })) await detachFrom(world, method)
  world.emit('customer.deleted', customer)
  const deleted = { id, object: 'customer', deleted: true } as const
  world.replace(deleted as unknown as Stripe.Customer)
  return deleted
}

export const deleteCustomerRoutes = [route('DELETE /v1/customers/:id', {}, deleteCustomer)]
