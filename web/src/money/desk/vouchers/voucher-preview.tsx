import { plans } from '@kasama/contract/money/billing.rules'
import { voucherTakes } from '@kasama/contract/money/voucher.rules'
import { Calculator, Info } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../money.module.css'
import { useSummary } from '../money.queries'
import { providerName } from '../subscriptions/subscriptions.texts'
import { sumOf } from '../words'
import { codeOf, offOf, type VoucherDraft } from './use-voucher-form'
import look from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

/** The sum for a buyer of the dearest of its plans, and the most that the voucher can cost. */
export function VoucherPreview({ draft }: { draft: VoucherDraft }) {
  const provider = providerName(useSummary().data?.provider)
  const planId = Math.max(...draft.plans, 0)
  const { name = '', cents: price = 0 } = plans[planId] ?? {}
  const off = voucherTakes(planId, offOf(draft))
  const later = { price: sumOf(draft.duration === 'forever' ? price - off : price) }
  const renews = { once: t.renews, three: t.renewsThree, forever: t.renewsLess }[draft.duration]
  const limit = /^[1-9]\d{0,5}$/.test(draft.limit.trim()) ? Number(draft.limit) : 0
  const payments = draft.duration === 'three' ? 3 : 1
  return (
    <div className={look.column}>
      <Panel>
        <h2>{t.buyer}</h2>
        <dl className={look.sum} aria-live="polite">
          <div>
            <dt>{fillIn(t.plan, { plan: name })}</dt>
            <dd>{sumOf(price)}</dd>
          </div>
          <div>
            <dt>
              <Tag kind="ok">{codeOf(draft) || t.code}</Tag>
            </dt>
            <dd>{sumOf(-off)}</dd>
          </div>
          <div className={look.total}>
            <dt>{t.today}</dt>
            <dd>{sumOf(price - off)}</dd>
          </div>
        </dl>
        <p className={styles.quiet}>{fillIn(renews, later)}</p>
      </Panel>
      <Panel>
        <h2>{t.know}</h2>
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          {fillIn(t.know1, { provider })}
        </p>
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          {t.know2}
        </p>
        {limit > 0 && draft.duration !== 'forever' && (
          <p className={styles.hint}>
            <Calculator aria-hidden="true" />
            {fillIn(t.know3, { number: limit.toLocaleString('en'), amount: sumOf(limit * off * payments) })}
          </p>
        )}
      </Panel>
    </div>
  )
}
