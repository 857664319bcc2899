import type { RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { MapPin, Pencil } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import styles from '../rewards.module.css'
import { rewardsTexts } from '../rewards.texts'

/** The address of her vouchers, and the button to change it. */
export function AddressOnFile({ redeem: { name, address, on_file } }: { redeem: RewardsAccount }) {
  const t = useTexts(rewardsTexts)
  return (
    <>
      {on_file && (
        <p className={styles.address}>
          <MapPin aria-hidden="true" />
          <span translate="no">{[name, address].filter(Boolean).join('\n')}</span>
        </p>
      )}
      <LinkButton look="line" block icon={<Pencil aria-hidden="true" />} to="/worker-redeem?show=address">
        {t('change')}
      </LinkButton>
    </>
  )
}
