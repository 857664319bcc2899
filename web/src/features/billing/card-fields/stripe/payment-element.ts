import type { Stripe, StripeElements, StripeElementsOptionsMode, StripePaymentElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Problems } from '../../../../shared/ui/forms/use-problems'
import { billingTexts } from '../../billing.texts'
import { chargeTexts } from '../../charge/charge.texts'
import { type CardEntry, type CardOwner, CardProblem } from '../card-entry'
import { appearance, onThemeChange } from './appearance'

export type OpenCard = CardEntry & { setAmount: (cents: number | null) => void; close: () => void }
type Options = {
  into: HTMLElement
  cents: number | null
  hasAddress: boolean
  onState: (state: 'ready' | 'failed') => void
  onEdit: () => void
}
type Parts = { stripe: Stripe; elements: StripeElements; element: StripePaymentElement }

const patienceMs = 20_000
let loaded: Promise<Stripe> | null = null

/** Loads Stripe's script from its own host; after a failure the next call loads it again. */
export function openStripe(publishableKey: string): Promise<Stripe> {
  loaded ??= loadStripe(publishableKey).then((stripe) => {
    if (!stripe) throw new Error('there is no Stripe')
    return stripe
  })
  loaded.catch(() => {
    loaded = null
  })
  return loaded
}

const payment = (cents: number | null): StripeElementsOptionsMode =>
  cents === null ? { mode: 'setup', currency: 'sgd' } : { mode: 'subscription', currency: 'sgd', amount: cents }

function parts(stripe: Stripe, { into, cents, hasAddress, onState, onEdit }: Options): Parts {
  const elements = stripe.elements({
    ...payment(cents),
    // The server decides what is paid with the card; here it becomes an id.
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
    locale: 'en',
    loader: 'never',
    appearance: appearance(),
  })
  const element = elements.create('payment', {
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    // Fields of the form itself are not asked for twice.
    fields: {
      billingDetails: {
        name: 'never',
        address: hasAddress ? { country: 'never', postalCode: 'never' } : 'if_required',
      },
    },
  })
  element.on('ready', () => onState('ready'))
  element.on('loaderror', () => onState('failed'))
  element.on('change', onEdit)
  element.mount(into)
  return { stripe, elements, element }
}

/** Stripe's messages are shown unchanged; for missing input the specification has a sentence. */
async function check({ elements, element }: Parts): Promise<Problems> {
  const { error } = await elements.submit()
  if (!error) return {}
  element.focus()
  const isIncomplete = !error.message || error.code?.startsWith('incomplete')
  return { card: isIncomplete ? billingTexts.incomplete : (error.message ?? '') }
}

async function createSource({ stripe, elements }: Parts, { name, address }: CardOwner): Promise<string> {
  const billing_details = { name, ...(address && { address }) }
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params: { billing_details } })
  if (paymentMethod) return paymentMethod.id
  const isHers = error.type === 'card_error' || error.type === 'validation_error'
  if (isHers && error.message) throw new CardProblem(error.message, { field: 'card' })
  throw new Error(error.message ?? error.type)
}

/** Opens Stripe's fields in an element. They may be closed at any time, even while they load. */
export function openCard(publishableKey: string, options: Options): OpenCard {
  let state: 'loading' | 'ready' | 'failed' | 'closed' = 'loading'
  let opened: Parts | null = null
  function become(next: 'ready' | 'failed') {
    if (state !== 'loading') return
    state = next
    clearTimeout(late)
    if (next === 'failed') opened?.element.destroy()
    options.onState(next)
  }
  const late = setTimeout(() => become('failed'), patienceMs)
  openStripe(publishableKey)
    .then((stripe) => {
      if (state === 'loading') opened = parts(stripe, { ...options, onState: become })
    })
    .catch(() => become('failed'))
  const stopListening = onThemeChange(() => void opened?.elements.update({ appearance: appearance() }))

  return {
    check: async () => {
      if (!opened) return { card: billingTexts.incomplete }
      return check(opened).catch(() => ({ '': chargeTexts.paymentFailed }))
    },
    createSource: async (owner) => {
      if (!opened) throw new Error('the card fields are not open')
      return createSource(opened, owner)
    },
    setAmount: (cents) => void (cents !== null && opened?.elements.update({ amount: cents })),
    close: () => {
      if (state !== 'failed') opened?.element.destroy()
      state = 'closed'
      clearTimeout(late)
      stopListening()
    },
  }
}
