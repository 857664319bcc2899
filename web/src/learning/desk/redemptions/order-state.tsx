import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { Check, CircleAlert, Undo2 } from 'lucide-react'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { redemptionsTexts as t } from './redemptions.texts'

export const hasNotCome = ({ told_at, posted_at, state }: Redemption) =>
  told_at !== null && state !== 'returned' && (posted_at === null || told_at >= posted_at)

/** Returns whether an address has the six digits of a Singapore postcode. */
export const hasPostcode = (address: string) => /(^|\D)\d{6}(\D|$)/.test(address)

/** State of an order, in a word. */
export function OrderState({ order }: { order: Redemption }) {
  const { state, address } = order
  if (hasNotCome(order))
    return (
      <Tag kind="bad" icon={<CircleAlert aria-hidden="true" />}>
        {t.notCome}
      </Tag>
    )
  if (state === 'posted')
    return (
      <Tag kind="ok" icon={<Check aria-hidden="true" />}>
        {t.posted}
      </Tag>
    )
  if (state === 'returned')
    return (
      <Tag kind="warn" icon={<Undo2 aria-hidden="true" />}>
        {t.returned}
      </Tag>
    )
  if (address === null) return <Tag kind="plain">{t.noAddress}</Tag>
  if (order.has_left) return <Tag kind="warn">{t.hasLeft}</Tag>
  if (!hasPostcode(address))
    return (
      <Tag kind="bad" icon={<CircleAlert aria-hidden="true" />}>
        {t.checkAddress}
      </Tag>
    )
  return <Tag kind="warn">{t.toPost}</Tag>
}
