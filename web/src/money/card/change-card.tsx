import type { Subscription } from '@kasama/contract/money/billing.api'
import { isManagedByAgency, plans } from '@kasama/contract/money/billing.rules'
import { CircleUserRound, CreditCard, Lock, ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { request } from '#shared/api/request.ts'
import { utcDate } from '#shared/format/date.ts'
import { money } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Column, Columns } from '#shared/ui/rows/columns.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { billingTexts } from '../billing.texts'
import { CardFields } from '../card-fields/card-fields'
import { useCardEntry } from '../card-fields/use-card-entry'
import { ChargeDialogs } from '../charge/charge-dialogs'
import { paymentErrors } from '../charge/payment-errors'
import { useCharge } from '../charge/use-charge'
import { detailErrors, filledDetails, withoutCardErrors } from '../payment/form/cardholder-details'
import styles from '../payment/form/payment-form.module.css'
import { LoadedPlan } from '../subscription/loaded-plan'
import { isOver, nextPayment } from '../subscription/plan-state'
import { switchTexts } from '../switch/switch.texts'
import { ChargeTerms } from '../terms/charge-terms'
import { cardTexts } from './card.texts'
import { cardExpiry, cardName } from './card-name'

/** Path of this page in switch mode. */
const switchPath = '/e-settings-card?mode=switch'

/** The card of a running plan, beside the fields for another one. */
export function ChangeCard({ onSaved }: { onSaved: () => void }) {
  const t = useEmployerTexts(cardTexts)
  return (
    <LoadedPlan>
      {(subscription, plan) =>
        isOver(plan) || isManagedByAgency(subscription) ? (
          <ErrorState text={t('noPlan')}>
            <LinkButton to="/subscribe">{t('seePlans')}</LinkButton>
          </ErrorState>
        ) : (
          <Columns aside>
            <CardForm subscription={subscription} onSaved={onSaved} />
            <Column>
              <PresentCard subscription={subscription} />
              {!plan.isYearly && (plan.kind === 'active' || plan.kind === 'canceled') && (
                <LinkButton to={switchPath} look="line" block>
                  {switchTexts.switchToAnnual}
                </LinkButton>
              )}
            </Column>
          </Columns>
        )
      }
    </LoadedPlan>
  )
}

/** The present card, and its next charge. */
function PresentCard({ subscription: { card, next_charge } }: { subscription: Subscription }) {
  const t = useEmployerTexts(cardTexts)
  return (
    <Panel>
      <h2>{t('now')}</h2>
      <SettingRow
        icon={<CreditCard aria-hidden="true" />}
        name=""
        value={cardName(card?.brand, card?.last4) ?? t('noCard')}
        note={card ? t('expires', { expiry: cardExpiry(card) }) : undefined}
      />
      {next_charge && <p>{t('nextPayment', { amount: money(next_charge.amount), date: utcDate(next_charge.at) })}</p>}
    </Panel>
  )
}

type Props = { subscription: Subscription; onSaved: () => void }

/** Form for another card for renewals; an open amount is charged at once. */
function CardForm({ subscription, onSaved }: Props) {
  const t = useEmployerTexts(cardTexts)
  const { errors, showErrors, clearEdited } = useFormErrors()
  const charge = useCharge()
  const { entry, check } = useCardEntry()
  const [isReady, setReady] = useState(false)
  const [name, setName] = useState('')
  const filledFields = filledDetails({ card_owner: name })
  const { subscription_plan_id: planId, problem, due: open, current_period_end } = subscription
  // A failed renewal's amount is charged now.
  const due = problem === 'past_due' ? open : 0

  async function submit(form: HTMLFormElement) {
    const cardErrors = await check()
    const card = entry.current
    if (!cardErrors || !card) return
    const formErrors = { ...cardErrors, ...detailErrors({ card_owner: name }) }
    if (Object.keys(formErrors).length > 0) return showErrors(formErrors, 'card' in cardErrors ? undefined : form)
    showErrors({})
    const make = async () => {
      const source_id = await card.createSource({ name: name.trim() })
      return request('POST /payment/change_source', { body: { source_id } })
    }
    // Nobody can tell whether the stored card is this one: after a lost response she saves it again.
    charge.charge(
      { make, isDone: () => false },
      { onDone: onSaved, onProblem: (error) => showErrors(paymentErrors(error), form) },
    )
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <form method="dialog" noValidate data-paying onSubmit={send} onInput={clearEdited}>
      <Panel aria-label={t('updateCard')}>
        {subscription.problem === 'past_due' && <Notice kind="warn">{t('paysAtOnce')}</Notice>}
        <div className={styles.fields}>
          <CardFields
            {...{ entry, errors }}
            cents={null}
            hasAddress={false}
            onReady={setReady}
            onEdit={() => showErrors(withoutCardErrors(errors))}
          />
          <TextField
            className={styles.whole ?? ''}
            name="card_owner"
            label={billingTexts.nameOnCard}
            icon={<CircleUserRound aria-hidden="true" />}
            autoComplete="cc-name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={errors.card_owner}
            ok={filledFields.has('card_owner')}
          />
        </div>
        <ChargeTerms
          today={due}
          isYearly={plans[planId]?.kind === 'yearly'}
          next={nextPayment(subscription)}
          ends={current_period_end ?? ''}
        />
        <FormErrorSummary errors={errors} />
        <Button type="submit" size="xl" block icon={<Lock aria-hidden="true" />} disabled={!isReady}>
          {t('saveCard')}
        </Button>
        <p className={styles.secure}>
          <ShieldCheck aria-hidden="true" />
          {t('securePayment')}
        </p>
      </Panel>
      <ChargeDialogs charge={charge} title="updating" />
    </form>
  )
}
