import { sql } from 'kysely'
import { start } from '#app/start'
import { readConfig } from '#platform/config/config'
import { createLog } from '#platform/log/log'
import { stripeClient } from '#platform/ports/payments/stripe/stripe-payments'
import type { ClockAnswer, ClockOrder } from '../../../e2e/stage/servers/clock-orders'
import { standInStripe } from '../../../stand-ins/stripe/app'
import { inProcessClient } from '../../../stand-ins/stripe/client'
import { secretKey } from '../../../stand-ins/stripe/protocol/keys'
import { addWholeVoucher } from '../money-runs/whole-voucher'
import { doDue, passTime } from './pass-time'

/** The server with a clock that the parent process moves, by messages. */
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const config = readConfig()
const { deps, stop } = await start(config, createLog(config), { now })
const { app: dashboard } = await standInStripe({ db: deps.db, now })
const asDashboard = { name: 'sandbox' as const, secretKey, webhookSecrets: [], apiBase: null }
await addWholeVoucher(stripeClient({ ...asDashboard, httpClient: inProcessClient(dashboard) }))

async function follow(order: ClockOrder): Promise<unknown> {
  if (order.does === 'pass') {
    return passTime(deps, order, (ms) => {
      aheadMs += ms
    })
  }
  if (order.does === 'provider') {
    const value = await deps.payments.sandbox?.control(order.order, order.what)
    await doDue(deps)
    return value
  }
  const { rows } = await sql<{ body: object }>`
    select body from stripe_stand_in.objects where kind = ${order.kind} order by seq`.execute(deps.db)
  return rows.map(({ body }) => body)
}

process.on('message', async (order: ClockOrder) => {
  const answer = (message: ClockAnswer) => process.send?.(message)
  await follow(order).then(
    (value) => answer({ value: value ?? null }),
    (error) => answer({ error: String(error?.stack ?? error) }),
  )
})
const leave = () => stop().then(() => process.exit(0))
process.once('disconnect', leave)
process.once('SIGTERM', leave)
