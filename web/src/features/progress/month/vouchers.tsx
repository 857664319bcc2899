import type { EmployerMonth } from '@kasama/contract/month.api'
import { creditsPerVoucher } from '@kasama/contract/progress.rules'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Panel } from '../../../shared/ui/layout/panel'
import { monthDay } from '../charts/learning-summary'
import { Stamps } from '../stamps'
import styles from './month.module.css'
import { monthTexts } from './month.texts'
import { voucherName } from './month-csv'

/** Her credits, and their vouchers. */
export function Vouchers({ month }: { month: EmployerMonth }) {
  const t = useEmployerTexts(monthTexts)
  const { credits, credits_towards_voucher, voucher_cents } = month.progress
  const rows = [
    [t('creditsAll'), String(credits)],
    [t('towards'), t('ofSix', { count: credits_towards_voucher, total: creditsPerVoucher })],
    ...month.vouchers.map(({ state, day }) => [voucherName(state), monthDay(day)]),
  ]
  return (
    <Panel>
      <h3>{t('vouchers')}</h3>
      <Stamps credits={credits_towards_voucher} voucherCents={voucher_cents} className={styles.stamps} />
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
