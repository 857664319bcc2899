import type { SwitchPreview } from '@kasama/contract/money/payment.api'
import { Lock } from 'lucide-react'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { request } from '#shared/api/request.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { type FormErrors, useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useSwitchPreview } from '../billing.queries'
import { cardName } from '../card/card-name'
import { chargeTexts } from '../charge/charge.texts'
import { ChargeDialogs } from '../charge/charge-dialogs'
import { paymentErrors } from '../charge/payment-errors'
import { useCharge } from '../charge/use-charge'
import styles from '../payment/form/payment-form.module.css'
import { isServerUnavailable } from '../server-unavailable'
import { ChargeTerms } from '../terms/charge-terms'
import { switchTexts } from './switch.texts'

type Props = { planId: string; onSwitched: (amount: number) => void }

/** The exact price of the switch, before she agrees to it; or why it can't be made. */
export function SwitchPlan({ planId, onSwitched }: Props) {
  const { data: preview, error, refetch } = useSwitchPreview(planId)
  const { errors, showErrors } = useFormErrors()
  const charge = useCharge()

  if (!preview && error) return <SwitchRefused error={error} onRetry={() => void refetch()} />
  if (!preview) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }

  const { plan_id, amount } = preview
  function pay() {
    showErrors({})
    charge.charge(
      {
        make: () => request('POST /payment/switch_plan', { body: { new_plan_id: plan_id, amount } }),
        isDone: (subscription) => subscription.subscription_plan_id === plan_id,
      },
      {
        onDone: () => onSwitched(amount),
        onProblem: (problem) => {
          showErrors(paymentErrors(problem, chargeTexts.switchFailed))
          void refetch()
        },
      },
    )
  }
  return (
    <Column narrow>
      <SwitchSummary preview={preview} errors={errors} onPay={pay} />
      <ChargeDialogs charge={charge} title="paymentInProgress" />
    </Column>
  )
}

function SwitchRefused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useEmployerTexts(switchTexts)
  if (isServerUnavailable(error)) return <ErrorState text={t('planFailed')} action={t('tryAgain')} onAction={onRetry} />
  return (
    <ErrorState text={error.message}>
      <LinkButton to="/e-settings-plan">{t('yourPlan')}</LinkButton>
    </ErrorState>
  )
}

type SwitchSummaryProps = { preview: SwitchPreview; errors: FormErrors; onPay: () => void }

/** The amount line by line, with the reason for it. */
function SwitchSummary({ preview, errors, onPay }: SwitchSummaryProps) {
  const t = useEmployerTexts(switchTexts)
  const { price, credit, days, amount, current_period_end, next } = preview
  const subscription = useSubscription()
  const payer = subscription.data?.card
  const card = cardName(payer?.brand, payer?.last4)
  return (
    <Panel data-paying>
      <h2>{t('annualPlan')}</h2>
      <dl className={styles.sum}>
        <div>
          <dt>{t('oneYear')}</dt>
          <dd>{moneyWithCents(price)}</dd>
        </div>
        {credit < 0 ? (
          <div>
            <dt>{t('fromBefore')}</dt>
            <dd>{moneyWithCents(-credit)}</dd>
          </div>
        ) : (
          <div data-less>
            <dt>{t(days === 1 ? 'unusedDay' : 'unusedDays', { days })}</dt>
            <dd>−{moneyWithCents(credit)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{t('total')}</dt>
          <dd>{moneyWithCents(amount)}</dd>
        </div>
      </dl>
      <p>{t('why')}</p>
      {!next && <p>{t('staysCanceled')}</p>}
      {card && (
        <p>
          {t('paidWith', { card })} <TextLink to="/e-settings-card">{t('updateCard')}</TextLink>
        </p>
      )}
      <MissingParts parts={[subscription]} />
      <ChargeTerms today={amount} isYearly next={next} ends={current_period_end} />
      <FormErrorSummary errors={errors} />
      <Button size="xl" block icon={<Lock aria-hidden="true" />} onClick={onPay}>
        {t('pay', { amount: moneyWithCents(amount) })}
      </Button>
    </Panel>
  )
}
