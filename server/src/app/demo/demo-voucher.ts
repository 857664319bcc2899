import { dayMs } from '@kasama/contract/durations.rules'
import { sendAddress } from '#learning/rewards/redeem/send-address'
import { showRedeem } from '#learning/rewards/redeem/show-redeem'
import { postVoucher } from '#learning/rewards/vouchers/post-voucher'
import type { Deps } from '#platform/deps'

/** A worker whose credits make a voucher, and the address it was sent to. */
export type DemoRedeemer = { workerId: number; fullname: string; address: string }

const [sentDays, postedDays] = [9, 4]

/** Sends her address some days ago, as she would; the provider then posts the voucher. */
export async function postDemoVoucher(deps: Deps, admin: { id: number }, redeemer: DemoRedeemer): Promise<void> {
  const { workerId, fullname, address } = redeemer
  const daysAgo = (days: number) => ({ ...deps, now: () => new Date(deps.now().getTime() - days * dayMs) })
  await sendAddress(daysAgo(sentDays), workerId, { name: fullname, address })
  const { orders } = await showRedeem(deps, workerId)
  for (const { id } of orders) await postVoucher(daysAgo(postedDays), { admin, orderId: id })
}
