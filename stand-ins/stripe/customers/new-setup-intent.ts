import type Stripe from 'stripe'
import { clientSecretOf } from '../state/ids'
import type { World } from '../state/world'

type SetupIntentInput = {
  customer: string | null
  method: string | null
  usage?: string
  metadata?: Stripe.Metadata
  description?: string | null
}

export function newSetupIntent(
  world: World,
  { customer, method, usage = 'off_session', metadata = {}, description = null }: SetupIntentInput,
): Stripe.SetupIntent {
  const id = world.newId('setup_intent')
  const intent = world.add<'setup_intent'>({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: clientSecretOf(id),
    created: world.now,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage,
  })
  world.emit('setup_intent.created', intent)
  return intent
}
