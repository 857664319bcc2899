import { useEffect, useEffectEvent, useImperativeHandle, useReducer, useRef, useState } from 'react'
import { useEmployerTexts } from '../../../../shared/i18n/use-texts'
import { ErrorState } from '../../../../shared/ui/states/error-state'
import { billingTexts } from '../../billing.texts'
import { BusyNotice } from '../../charge/busy-notice'
import { chargeTexts } from '../../charge/charge.texts'
import styles from '../../payment/form/payment-form.module.css'
import type { BankProps, CardFieldsProps } from '../card-entry'
import { FieldShapes } from '../field-shapes'
import { type OpenCard, openCard, openStripe } from './payment-element'

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
