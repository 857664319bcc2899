import type Stripe from 'stripe'
import { invoiceOf, recordOutcome } from '../invoices/collect'
import { confirm } from '../invoices/confirm'
import { failIntent } from '../payments/attempt'
import { idOf } from '../protocol/merge'
import { invalid } from '../protocol/refusal'
import { route } from '../protocol/routes'
import { oneOf, required, text } from '../protocol/shapes'
import type { World } from '../state/world'
import { refuseSetup, setUp } from './setup-intents'
import type { Decline } from './test-cards'

type Answer = { client_secret: string; answer: 'accept' | 'refuse' }
const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  decline_code: undefined,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
const notAsked = () => invalid('The bank does not ask for this.', { code: 'payment_intent_unexpected_state' })

async function answerPayment(world: World, intent: Stripe.PaymentIntent, answer: Answer['answer']) {
  if (intent.status !== 'requires_action') throw notAsked()
  const method = await world.need('payment_method', idOf(intent.payment_method))
  if (answer === 'accept') return confirm(world, intent, method.id, world.hidden(intent.id).offSession ?? false, true)
  world.save(intent)
  const invoice = await invoiceOf(world, intent)
  const outcome = failIntent(world, intent, method, notAuthenticated)
  if (invoice) await recordOutcome(world, invoice, outcome, method.id)
  return intent
}

/** The bank's window, which Stripe's script opens in the browser: the buyer authenticates herself or refuses. */
async function authenticate(world: World, { client_secret: secret, answer }: Answer): Promise<object> {
  const [id = ''] = secret.split('_secret_')
  const payment = await world.find('payment_intent', id)
  if (payment?.client_secret === secret) return answerPayment(world, payment, answer)
  const setup = await world.need('setup_intent', id, 'client_secret')
  if (setup.client_secret !== secret || setup.status !== 'requires_action') throw notAsked()
  const method = await world.need('payment_method', idOf(setup.payment_method))
  return answer === 'accept' ? setUp(world, setup, method.id, true) : refuseSetup(world, setup, method)
}

export const authenticationRoutes = [
  route<Answer>(
    'POST /v1/3ds2/authenticate',
    { answer: required(oneOf('accept', 'refuse')), client_secret: required(text) },
    authenticate,
    { browser: true },
  ),
]
