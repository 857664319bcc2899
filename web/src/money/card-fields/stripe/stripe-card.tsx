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
import type { Problems } from '#shared/ui/forms/use-problems.ts'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { billingTexts } from '../../billing.texts'
import { BusyNotice } from '../../charge/busy-notice'
import { chargeTexts } from '../../charge/charge.texts'
import styles from '../../payment/form/payment-form.module.css'
import { type BankProps, type CardEntry, type CardFieldsProps, type CardOwner, CardProblem } from '../card-entry'
import { FieldShapes } from '../field-shapes'

const dark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Appearance of Stripe's fields, from the tokens of the present theme. */
function appearance(): Appearance {
  const page = getComputedStyle(document.documentElement)
  const token = (name: string) => page.getPropertyValue(`--${name}`).trim()
  const glow = (colour: string) => `0 0 0 4px ${token(colour)}`
  return {
    theme: page.colorScheme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    inputs: 'spaced',
    disableAnimations: calm.matches,
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

/** Calls `act` when the system's theme changes while the fields are shown. */
function onThemeChange(act: () => void): () => void {
  dark.addEventListener('change', act)
  return () => dark.removeEventListener('change', act)
}

type OpenCard = CardEntry & { setAmount: (cents: number | null) => void; close: () => void }
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
function openStripe(publishableKey: string): Promise<Stripe> {
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
function openCard(publishableKey: string, options: Options): OpenCard {
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

type Key = { publishableKey: string }

/** Stripe's Payment Element in the place of our card fields. */
export function StripeFields({ publishableKey, entry, cents, hasAddress, onReady, onEdit }: CardFieldsProps & Key) {
  const t = useEmployerTexts(billingTexts)
  const place = useRef<HTMLDivElement>(null)
  const card = useRef<OpenCard | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const become = useEffectEvent((next: 'ready' | 'failed') => {
    setState(next)
    onReady(next === 'ready')
  })
  const edited = useEffectEvent(onEdit)
  const open = useEffectEvent((into: HTMLElement) =>
    openCard(publishableKey, { into, cents, hasAddress, onState: become, onEdit: edited }),
  )

  useEffect(() => {
    if (!place.current) return
    const opened = open(place.current)
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
  function again() {
    setState('loading')
    tryAgain()
  }

  return (
    <div className={styles.whole}>
      {state === 'loading' && <FieldShapes />}
      {state === 'failed' && <ErrorState text={t('fieldsFailed')} action={t('tryAgain')} onAction={again} />}
      <div ref={place} />
    </div>
  )
}

/** Stripe's script opens the bank's window above the page. The server finds out her answer. */
export function StripeBank({ question, publishableKey }: BankProps & Key) {
  const t = useEmployerTexts(chargeTexts)
  const asked = useRef<BankProps['question']>(null)
  useEffect(() => {
    if (!question || asked.current === question) return
    asked.current = question
    openStripe(publishableKey)
      .then((stripe) => stripe.handleNextAction({ clientSecret: question.clientSecret }))
      .catch(() => {})
      .finally(question.close)
  }, [question, publishableKey])
  if (!question) return null
  return <BusyNotice title={t('confirmWithBank')} />
}
