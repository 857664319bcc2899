import type Stripe from 'stripe'
import type { IntentFacts, Payments, SetUpFacts } from '../payments'
import { declineOf } from './declines'
import { guarded } from './guard'
import { intentState } from './invoice-facts'

function setUpFacts({ id, status, client_secret, last_setup_error: error }: Stripe.SetupIntent): SetUpFacts {
  return {
    id,
    intent: { state: intentState(status), clientSecret: client_secret, error: error ? declineOf(error) : null },
  }
}

/** The bank's open approval of a subscription's card; null if the bank has agreed. */
export function agreementOf(pending: Stripe.Subscription['pending_setup_intent']): IntentFacts | null {
  if (!pending || typeof pending === 'string') return null
  const { intent } = setUpFacts(pending)
  return intent.state === 'succeeded' ? null : intent
}

export const readSetupIntent = async (stripe: Stripe, id: string): Promise<SetUpFacts> =>
  setUpFacts(await stripe.setupIntents.retrieve(id))

/** Sets up a new card for which no payment is due now. */
export function cardSetUp(stripe: Stripe): Pick<Payments, 'setUpCard' | 'readSetupIntent' | 'cancelSetUp'> {
  return {
    setUpCard: ({ customerId, methodId, subscriptionId }, key) =>
      guarded(async () => {
        const params: Stripe.SetupIntentCreateParams = {
          customer: customerId,
          payment_method: methodId,
          confirm: true,
          usage: 'off_session',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { attempt: key, subscription: subscriptionId },
        }
        return (await stripe.setupIntents.create(params, { idempotencyKey: `${key}_set_up` })).id
      }),
    readSetupIntent: (id) => guarded(() => readSetupIntent(stripe, id)),
    cancelSetUp: (id) =>
      guarded(async () => {
        const { intent } = await readSetupIntent(stripe, id)
        if (intent.state !== 'succeeded' && intent.state !== 'canceled') await stripe.setupIntents.cancel(id)
      }),
  }
}
