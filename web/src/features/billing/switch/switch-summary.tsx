import type { SwitchPreview } from '@kasama/contract/payment.api'
import { Lock } from 'lucide-react'
import { useSubscription } from '../../../shared/api/queries/subscription.queries'
import { moneyWithCents } from '../../../shared/format/money'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { ProblemSummary } from '../../../shared/ui/forms/problem-summary'
import type { Problems } from '../../../shared/ui/forms/use-problems'
import { Panel } from '../../../shared/ui/layout/panel'
import { MissingParts } from '../../../shared/ui/states/missing-parts'
import { cardName } from '../card/card-name'
import styles from '../payment/form/payment-form.module.css'
import { ChargeTerms } from '../terms/charge-terms'
import { switchTexts } from './switch.texts'

type Props = { preview: SwitchPreview; problems: Problems; onPay: () => void }

/** The amount line by line, with the reason for it. */
export function SwitchSummary({ preview, problems, onPay }: Props) {
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
      <ProblemSummary problems={problems} />
      <Button size="xl" block icon={<Lock aria-hidden="true" />} onClick={onPay}>
        {t('pay', { amount: moneyWithCents(amount) })}
      </Button>
    </Panel>
  )
}
