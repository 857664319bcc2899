import type { Redeem } from '@kasama/contract/rewards.api'
import { MapPin, Pencil } from 'lucide-react'
import { useTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { Panel } from '../../shared/ui/layout/panel'
import { Phrases } from '../../shared/ui/phrases'
import styles from './rewards.module.css'
import { rewardsTexts } from './rewards.texts'
import { Voucher } from './voucher'

type Props = { redeem: Redeem /** Where the form is not there anyway. */; onChange: (() => void) | undefined }

/** Her vouchers, the latest first, and the address that those to come go to. */
export function Vouchers({ redeem: { orders, name, address }, onChange }: Props) {
  const t = useTexts(rewardsTexts)
  return (
    <>
      {orders.length > 0 && (
        <h2>
          <Phrases>{t('vouchers')}</Phrases>
        </h2>
      )}
      {orders.map((order) => (
        <Voucher key={order.id} order={order} />
      ))}
      {onChange && (
        <Panel>
          <p className={styles.address}>
            <MapPin aria-hidden="true" />
            <span translate="no">{[name, address].filter(Boolean).join('\n')}</span>
          </p>
          <Button look="line" block icon={<Pencil aria-hidden="true" />} onClick={onChange}>
            {t('change')}
          </Button>
        </Panel>
      )}
    </>
  )
}
