import type { RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from '../rewards.module.css'
import { rewardsTexts } from '../rewards.texts'
import { AddressOnFile } from './address-on-file'

/** A worker's address in a panel, while no voucher is on its way. */
export function AddressPanel({ redeem }: { redeem: RewardsAccount }) {
  const t = useTexts(rewardsTexts)
  return (
    <Panel>
      <div className={styles.head}>
        <ListenButton text={`${t('address')}. ${redeem.name}. ${redeem.address}.`} />
        <h2>
          <Phrases>{t('address')}</Phrases>
        </h2>
      </div>
      <AddressOnFile redeem={redeem} />
    </Panel>
  )
}
