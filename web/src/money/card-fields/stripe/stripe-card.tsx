import type {
  Appearance,
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripePaymentElement,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useEffectEvent, useImperativeHandle, useReducer, useRef, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { billingTexts } from '../../billing.texts'
import { BusyNotice } from '../../charge/busy-notice'
import { chargeTexts } from '../../charge/charge.texts'
import styles from '../../payment/form/payment-form.module.css'
import { type BankProps, type CardEntry, type CardFieldsProps, type Cardholder, CardProblem } from '../card-entry'
import { FieldShapes } from '../field-shapes'

const darkScheme = matchMedia('(prefers-color-scheme: dark)')
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Appearance of Stripe's fields, from the tokens of the present theme. */
function appearance(): Appearance {
  const page = getComputedStyle(document.documentElement)
  const token = (name: string) => page.getPropertyValue(`--${name}`).trim()
  const glow = (colour: string) => `0 0 0 4px ${token(colour)}`
  return {
    theme: page.colorScheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    inputs: 'spaced',
    disableAnimations: reducedMotion.matches,
    variables: {
      fontFamily: token('font-text'),
      fontSizeBase: token('fs-16'),
      fontLineHeight: token('lh-body'),
      spacingUnit: token('space-4'),
      gridRowSpacing: token('r-m'),
      gridColumnSpacing: token('r-m'),
      borderRadius: token('r-m'),
      colorPrimary: token('primary'),
      colorBackground: token('surface'),
      colorText: token('text'),
      colorTextSecondary: token('text-2'),
      colorTextPlaceholder: token('text-2'),
      colorDanger: token('danger-ink'),
      iconColor: token('text-2'),
    },
    rules: {
      '.Label': { color: token('text'), fontSize: token('fs-16'), fontWeight: '700', marginBottom: '6px' },
      '.Input': { border: `2px solid ${token('line-strong')}`, boxShadow: 'none', padding: '13px 14px' },
      '.Input:focus': { border: `2px solid ${token('primary')}`, boxShadow: glow('primary-tint'), outline: 'none' },
      '.Input--invalid': { border: `2px solid ${token('danger')}`, boxShadow: glow('danger-tint') },
      '.Error': { color: token('danger-ink'), fontSize: '0.9375rem', fontWeight: '600' },
    },
  }
}

/** Calls `onChange` when the system's theme changes while the fields are shown. */
function onThemeChange(onChange: () => void): () => void {
  darkScheme.addEventListener('change', onChange)
  return () => darkScheme.removeEventListener('change', onChange)
}

type StripeCard = CardEntry & { setAmount: (cents: number | null) => void; close: () => void }
type Options = {
  container: HTMLElement
  cents: number | null
  hasAddress: boolean
  onState: (state: 'ready' | 'failed') => void
  onEdit: () => void
}
type StripeParts = { stripe: Stripe; elements: StripeElements; element: StripePaymentElement }

const loadTimeoutMs = 20_000
let stripePromise: Promise<Stripe> | null = null

/** Loads Stripe's script from its own host; after a failure the next call loads it again. */
function openStripe(publishableKey: string): Promise<Stripe> {
  stripePromise ??= loadStripe(publishableKey).then((stripe) => {
    if (!stripe) throw new Error('there is no Stripe')
    return stripe
  })
  stripePromise.catch(() => {
    stripePromise = null
  })
  return stripePromise
}

const payment = (cents: number | null): StripeElementsOptionsMode =>
  cents === null ? { mode: 'setup', currency: 'sgd' } : { mode: 'subscription', currency: 'sgd', amount: cents }

function parts(stripe: Stripe, { container, cents, hasAddress, onState, onEdit }: Options): StripeParts {
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
  element.mount(container)
  return { stripe, elements, element }
}

/** Stripe's messages are shown unchanged; for missing input the specification has a sentence. */
async function check({ elements, element }: StripeParts): Promise<FormErrors> {
  const { error } = await elements.submit()
  if (!error) return {}
  element.focus()
  const isIncomplete = !error.message || error.code?.startsWith('incomplete')
  return { card: isIncomplete ? billingTexts.incomplete : (error.message ?? '') }
}

async function createSource({ stripe, elements }: StripeParts, { name, address }: Cardholder): Promise<string> {
  const billing_details = { name, ...(address && { address }) }
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params: { billing_details } })
  if (paymentMethod) return paymentMethod.id
  const isCardError = error.type === 'card_error' || error.type === 'validation_error'
  if (isCardError && error.message) throw new CardProblem(error.message, { field: 'card' })
  throw new Error(error.message ?? error.type)
}

/** Opens Stripe's fields in an element. They may be closed at any time, even while they load. */
function openCard(publishableKey: string, options: Options): StripeCard {
  let state: 'loading' | 'ready' | 'failed' | 'closed' = 'loading'
  let openedParts: StripeParts | null = null
  function setState(next: 'ready' | 'failed') {
    if (state !== 'loading') return
    state = next
    clearTimeout(timeout)
    if (next === 'failed') openedParts?.element.destroy()
    options.onState(next)
  }
  const timeout = setTimeout(() => setState('failed'), loadTimeoutMs)
  openStripe(publishableKey)
    .then((stripe) => {
      if (state === 'loading') openedParts = parts(stripe, { ...options, onState: setState })
    })
    .catch(() => setState('failed'))
  const stopListening = onThemeChange(() => void openedParts?.elements.update({ appearance: appearance() }))

  return {
    check: async () => {
      if (!openedParts) return { card: billingTexts.incomplete }
      return check(openedParts).catch(() => ({ '': chargeTexts.paymentFailed }))
    },
    createSource: async (owner) => {
      if (!openedParts) throw new Error('the card fields are not open')
      return createSource(openedParts, owner)
    },
    setAmount: (cents) => void (cents !== null && openedParts?.elements.update({ amount: cents })),
    close: () => {
      if (state !== 'failed') openedParts?.element.destroy()
      state = 'closed'
      clearTimeout(timeout)
      stopListening()
    },
  }
}

type Key = { publishableKey: string }

/** Stripe's Payment Element instead of our card fields. */
export function StripeFields({ publishableKey, entry, cents, hasAddress, onReady, onEdit }: CardFieldsProps & Key) {
  const t = useEmployerTexts(billingTexts)
  const container = useRef<HTMLDivElement>(null)
  const card = useRef<StripeCard | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const updateState = useEffectEvent((next: 'ready' | 'failed') => {
    setState(next)
    onReady(next === 'ready')
  })
  const reportEdit = useEffectEvent(onEdit)
  const openIn = useEffectEvent((container: HTMLElement) =>
    openCard(publishableKey, { container, cents, hasAddress, onState: updateState, onEdit: reportEdit }),
  )

  useEffect(() => {
    if (!container.current) return
    const opened = openIn(container.current)
    card.current = opened
    return () => {
      card.current = null
      opened.close()
    }
  }, [tries])
  useEffect(() => card.current?.setAmount(cents), [cents])
  useImperativeHandle(entry, () => ({
    check: async () => (await card.current?.check()) ?? { card: t('incomplete') },
    createSource: async (owner) => {
      if (!card.current) throw new Error('the card fields are gone')
      return card.current.createSource(owner)
    },
  }))
  function retry() {
    setState('loading')
    tryAgain()
  }

  return (
    <div className={styles.whole}>
      {state === 'loading' && <FieldShapes />}
      {state === 'failed' && <ErrorState text={t('fieldsFailed')} action={t('tryAgain')} onAction={retry} />}
      <div ref={container} />
    </div>
  )
}

/** Stripe's script opens the bank's window above the page. The server finds out her answer. */
export function StripeBank({ question, publishableKey }: BankProps & Key) {
  const t = useEmployerTexts(chargeTexts)
  const openQuestion = useRef<BankProps['question']>(null)
  useEffect(() => {
    if (!question || openQuestion.current === question) return
    openQuestion.current = question
    openStripe(publishableKey)
      .then((stripe) => stripe.handleNextAction({ clientSecret: question.clientSecret }))
      .catch(() => {})
      .finally(question.close)
  }, [question, publishableKey])
  if (!question) return null
  return <BusyNotice title={t('confirmWithBank')} />
}
