import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import type { Column } from '#desk-kit/list/rows/folded-table.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { OrderState } from './order-state'
import styles from './redemptions.module.css'
import { redemptionsTexts as t } from './redemptions.texts'

export const nameOf = ({ name, username }: Redemption) => name?.trim() || username || t.gone

const addressOf = ({ address, state }: Redemption) => address ?? (state === 'posted' ? t.vanished : t.waitsForAddress)

export const redemptionColumns: Column<Redemption>[] = [
  {
    key: 'worker',
    label: t.worker,
    render: (order) => (
      <span className={styles.who}>
        <b>{nameOf(order)}</b>
        {order.username && <small translate="no">{order.username}</small>}
      </span>
    ),
  },
  {
    key: 'address',
    label: t.address,
    kind: 'wide',
    render: (order) => (
      <span
        className={styles.address}
        data-none={order.address === null || undefined}
        translate={order.address === null ? undefined : 'no'}
      >
        {addressOf(order)}
      </span>
    ),
  },
  { key: 'ordered', label: t.ordered, render: ({ ordered_at }) => plainSingaporeDate(ordered_at, 'eng') },
  {
    key: 'voucher',
    label: t.voucher,
    render: ({ amount_cents, merchant }) => (
      <span className={styles.who}>
        {moneyWithCents(amount_cents)}
        <small>{merchant ?? t.anyShop}</small>
      </span>
    ),
  },
  {
    key: 'state',
    label: t.status,
    render: (order) => (
      <span className={styles.state}>
        <OrderState order={order} />
      </span>
    ),
  },
]
