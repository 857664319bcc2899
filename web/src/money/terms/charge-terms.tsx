import { utcDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import styles from './charge-terms.module.css'
import { termsTexts } from './terms.texts'

type Props = {
  /** The amount charged today; left out if it is not known here. */
  today?: number | null | undefined
  /** Whether it is already paid. */
  isPaid?: boolean
  isYearly: boolean
  /** Null if the plan does not renew; it then ends on `ends`. */
  next: { amount: number; at: string } | null
  ends?: string
}

/** Today's amount, the next one with its date, and how to end it: beside every button that costs money. */
export function ChargeTerms({ today, isPaid = false, isYearly, next, ends = '' }: Props) {
  const t = useEmployerTexts(termsTexts)
  const renewal = next && { amount: moneyWithCents(next.amount), date: utcDate(next.at) }
  return (
    <dl className={styles.terms}>
      {typeof today === 'number' && (
        <div>
          <dt>{t(isPaid ? 'paidToday' : 'today')}</dt>
          <dd>{today === 0 ? t('nothing') : moneyWithCents(today)}</dd>
        </div>
      )}
      <div>
        <dt>{t('next')}</dt>
        <dd>{renewal ? t(isYearly ? 'everyYear' : 'everyMonth', renewal) : t('none', { date: utcDate(ends) })}</dd>
      </div>
      {renewal && (
        <div>
          <dt>{t('toEnd')}</dt>
          <dd>{t('how')}</dd>
        </div>
      )}
    </dl>
  )
}
