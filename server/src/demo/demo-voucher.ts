import type { Deps } from '../deps'
import { sendAddress } from '../features/rewards/redeem/send-address'
import { showRedeem } from '../features/rewards/redeem/show-redeem'
import { postVoucher } from '../features/rewards/vouchers/post-voucher'

/** Whose credits make a voucher, and where it went. */
export type DemoRedeemer = { workerId: number; fullname: string; address: string }

const dayMs = 86_400_000
const [sentDays, postedDays] = [9, 4]

/** Sends her address some days ago, as she would, and has the provider post what it orders. */
export async function postDemoVoucher(deps: Deps, admin: { id: number }, redeemer: DemoRedeemer): Promise<void> {
  const { workerId, fullname, address } = redeemer
  const daysAgo = (days: number) => ({ ...deps, now: () => new Date(deps.now().getTime() - days * dayMs) })
  await sendAddress(daysAgo(sentDays), workerId, { name: fullname, address })
  const { orders } = await showRedeem(deps, workerId)
  for (const { id } of orders) await postVoucher(daysAgo(postedDays), { admin, orderId: id })
}
