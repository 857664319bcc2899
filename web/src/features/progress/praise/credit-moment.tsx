import type { Receipt } from '@kasama/contract/rewards.api'
import { CalendarCheck } from 'lucide-react'
import { monthName } from '../../../shared/format/date'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { Leaf } from '../../../shared/ui/brand/leaf'
import { progressTexts } from '../progress.texts'
import { StampLeaves } from '../stamp-card'
import { Moment } from './moment'
import styles from './moment.module.css'
import { praiseTexts } from './praise.texts'

type Props = {
  credit: Receipt
  /** How many leaves of her card are filled; not yet known at first. */
  stamps: number | undefined
  onClose: () => void
}

/** A month brought its credit. */
export function CreditMoment({ credit: { month, percent }, stamps, onClose }: Props) {
  const t = useTexts(praiseTexts)
  const name = monthName(`${month}-01`, useLanguage()).replace(/ \d+$/, '')
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
      more={{ to: '/worker-redeem', name: t('allCredits') }}
      onClose={onClose}
    >
      {stamps !== undefined && (
        <div className={styles.stamps}>
          <StampLeaves credits={stamps} />
        </div>
      )}
    </Moment>
  )
}
