import type { Redeem } from '@kasama/contract/rewards.api'
import type { ReactNode } from 'react'
import { Panel } from '../../../shared/ui/layout/panel'
import { Column, Columns } from '../../../shared/ui/rows/columns'
import { CurrentVoucher } from './current-voucher'
import { EarlierVouchers } from './earlier-vouchers'

type Props = { redeem: Redeem /** Her progress towards the next one. */; stamps: ReactNode }

/** Her vouchers: those on their way, or else the latest; earlier ones; and her progress towards the next one. */
export function Vouchers({ redeem, stamps }: Props) {
  const onTheWay = redeem.orders.filter(({ state }) => state !== 'posted')
  const current = onTheWay.length > 0 ? onTheWay : redeem.orders.slice(0, 1)
  return (
    <Columns aside>
      <Column>
        {current.map((order) => (
          <CurrentVoucher key={order.id} order={order} redeem={redeem} />
        ))}
      </Column>
      <Column>
        <EarlierVouchers orders={redeem.orders.filter((order) => !current.includes(order))} />
        <Panel>{stamps}</Panel>
      </Column>
    </Columns>
  )
}
