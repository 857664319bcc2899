import type { RewardOrder, RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { type LucideIcon, Mailbox, MapPin, Package, RotateCcw, Star } from 'lucide-react'
import type { rewardsTexts } from '../rewards.texts'

type Step = {
  icon: LucideIcon
  text: keyof typeof rewardsTexts
  /** Time when it was done, or begun. */
  at: string | null
  note?: 'aboutDays'
  state: 'done' | 'now' | 'next'
}

/** Steps of a voucher: done, present and next. */
export function voucherSteps(order: RewardOrder, { on_file, sent_at, receipts }: RewardsAccount): Step[] {
  const { id, state, ordered_at, posted_at, returned_at } = order
  const earned = receipts.filter(({ order_id }) => order_id === id).map(({ earned_at }) => earned_at)
  const credits: Step = { icon: Star, text: 'sixCredits', at: earned.sort().at(-1) ?? ordered_at, state: 'done' }
  const ordered: Step = { icon: Package, text: 'preparing', at: ordered_at, state: 'done' }
  if (state === 'posted') return [credits, ordered, { icon: Mailbox, text: 'posted', at: posted_at, state: 'done' }]
  const toYou: Step = { icon: Mailbox, text: 'toYou', at: null, state: 'next' }
  if (state === 'returned')
    return [credits, ordered, { icon: RotateCcw, text: 'returned', at: returned_at, state: 'now' }, toYou]
  return [
    credits,
    on_file
      ? { icon: MapPin, text: 'sent', at: sent_at, state: 'done' }
      : { icon: MapPin, text: 'where', at: null, state: 'now' },
    { ...ordered, note: 'aboutDays', state: on_file ? 'now' : 'next' },
    toYou,
  ]
}
