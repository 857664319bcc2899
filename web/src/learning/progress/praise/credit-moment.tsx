import { creditsPerVoucher } from '@kasama/contract/learning/progress/progress.rules'
import type { EarnedCredit, RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { CalendarCheck } from 'lucide-react'
import { monthWithoutYear } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { progressTexts } from '../progress.texts'
import { StampLeaves } from '../stamp-card'
import { Moment } from './moment'
import styles from './moment.module.css'
import { praiseTexts } from './praise.texts'

type Props = {
  credit: EarnedCredit
  /** Her stamp card; undefined while loading. */
  redeem: RewardsAccount | undefined
  onClose: () => void
}

/** Celebrates a month's credit. */
export function CreditMoment({ credit: { month, percent, order_id }, redeem, onClose }: Props) {
  const t = useTexts(praiseTexts)
  // A full card lacks an address: with one, its voucher would be ordered.
  const isWaiting = redeem !== undefined && redeem.stamps === creditsPerVoucher && !redeem.on_file
  const name = monthWithoutYear(`${month}-01`, useLanguage())
  return (
    <Moment
      picture={
        <div className={styles.disc}>
          <Leaf size={110}>
            <CalendarCheck size={56} aria-hidden="true" />
          </Leaf>
        </div>
      }
      news={t('newCredit')}
      name={useTexts(progressTexts)('monthPercent', { month: name, percent })}
      more={{ to: '/worker-redeem', name: t(isWaiting ? 'where' : 'allCredits') }}
      onClose={onClose}
    >
      {redeem && (
        <div className={styles.stamps}>
          {/* The credit that ordered a voucher filled the card, which is empty again by now. */}
          <StampLeaves
            credits={order_id === null ? redeem.stamps : creditsPerVoucher}
            voucherCents={redeem.voucher_cents}
          />
        </div>
      )}
    </Moment>
  )
}
