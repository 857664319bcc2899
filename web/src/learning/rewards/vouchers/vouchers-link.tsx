import type { RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { Gift } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import styles from '../rewards.module.css'
import { rewardsTexts } from '../rewards.texts'

/** Link to her vouchers, with the state of the latest. */
export function VouchersLink({ redeem: { orders } }: { redeem: RewardsAccount }) {
  const t = useTexts(rewardsTexts)
  const [latest] = orders
  if (!latest) return null
  const note = t(latest.state)
  const title = t('vouchers')
  return (
    <div className={classNames(styles.head, styles.menu)}>
      <ListenButton text={`${title}. ${note}.`} />
      <MenuRow icon={<Gift aria-hidden="true" />} title={title} note={note} to="/worker-redeem?show=vouchers" />
    </div>
  )
}
