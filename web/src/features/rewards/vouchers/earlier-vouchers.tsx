import type { VoucherOrder } from '@kasama/contract/rewards.api'
import { Gift } from 'lucide-react'
import { plainSingaporeDate } from '../../../shared/format/date'
import { money } from '../../../shared/format/money'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { Leaf } from '../../../shared/ui/brand/leaf'
import { Panel } from '../../../shared/ui/layout/panel'
import { ListenButton } from '../../../shared/ui/media/listen-button'
import { Phrases } from '../../../shared/ui/phrases'
import styles from '../rewards.module.css'
import { rewardsTexts } from '../rewards.texts'
import { NotCome } from './not-come'
import { StateTag } from './state-tag'

/** Vouchers posted before the one above, the latest first. */
export function EarlierVouchers({ orders }: { orders: VoucherOrder[] }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  if (orders.length === 0) return null
  const rows = orders.map((order) => ({
    order,
    title: t('amount', { amount: money(order.amount_cents) }),
    date: plainSingaporeDate(order.posted_at ?? order.ordered_at, language),
  }))
  const said = rows.map(({ order, title, date }) => `${title}, ${t(order.state)}, ${date}.`)
  return (
    <Panel>
      <div className={styles.head}>
        <ListenButton text={[`${t('earlier')}.`, ...said].join(' ')} />
        <h2>
          <Phrases>{t('earlier')}</Phrases>
        </h2>
      </div>
      <ul className={styles.receipts}>
        {rows.map(({ order, title, date }) => (
          <li key={order.id} className={styles.earlier}>
            <div className={styles.row}>
              <span className={styles.head}>
                <Leaf size={44}>
                  <Gift aria-hidden="true" />
                </Leaf>
                <span>
                  <b>{title}</b>
                  <span className={styles.muted}>{date}</span>
                </span>
              </span>
              <StateTag state={order.state} />
            </div>
            <NotCome order={order} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
