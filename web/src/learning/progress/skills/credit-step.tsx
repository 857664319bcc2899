import type { RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { CalendarCheck } from 'lucide-react'
import { monthWithoutYear } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { progressTexts } from '../progress.texts'
import { StampLeaves } from '../stamp-card'
import styles from './skill-steps.module.css'

/** A worker's progress towards this month's credit. */
export function CreditStep({ redeem: { month, stamps, voucher_cents } }: { redeem: RewardsAccount }) {
  const t = useTexts(progressTexts)
  const name = monthWithoutYear(`${month.month}-01`, useLanguage())
  return (
    <section className={classNames(styles.step, styles.credit)}>
      <Leaf size={60}>
        <CalendarCheck aria-hidden="true" />
      </Leaf>
      <div className={styles.words}>
        <h2>
          <Phrases>{t('monthPercent', { month: name, percent: month.percent })}</Phrases>
        </h2>
        <StampLeaves credits={stamps} voucherCents={voucher_cents} />
        <p>
          <Phrases>{t('ninety')}</Phrases>
        </p>
      </div>
    </section>
  )
}
