import type { Redeem } from '@kasama/contract/rewards.api'
import { Gift } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { MenuRow } from '../../../shared/ui/rows/menu-row'
import { rewardsTexts } from '../rewards.texts'

/** The way to her vouchers, and how the latest of them stands. */
export function VouchersLink({ redeem: { orders } }: { redeem: Redeem }) {
  const t = useTexts(rewardsTexts)
  const [latest] = orders
  if (!latest) return null
  const note = t(latest.state)
  return (
    <MenuRow icon={<Gift aria-hidden="true" />} title={t('vouchers')} note={note} to="/worker-redeem?show=vouchers" />
  )
}
