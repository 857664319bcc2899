import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dayMs, minuteMs } from '@kasama/contract/durations.rules'
import { makeDeps } from '#app/make-deps'
import { reconcile } from '#money/upkeep/reconcile'
import { readConfig } from '#platform/config/config'
import { openPostgres } from '#platform/database/database'
import { createQueue } from '#platform/jobs/jobs'
import { createSandboxCoupons } from '#platform/ports/payments/stripe/set-up/sandbox-coupons'
import { setUpPrices } from '#platform/ports/payments/stripe/set-up/set-up-prices'
import { stripeAt } from '#platform/providers'
import { freePort, startPostgres } from '../../../scripts/throwaway-postgres'
import type { Death } from './script'
import type { Answer, Buyer, Stage } from './stage'
import { startStandIn } from './stand-in-process'
import { twoServers } from './two-servers'
import { addWholeVoucher } from './whole-voucher'

const secret = 'whsec_of_the_runs'
/** Delay of the hourly work, after which no process can still hold an attempt. */
const laterMs = 11 * minuteMs
/** Approximate time between two of a process' calls to the provider. */
const stepMs = 15

type Servers = Awaited<ReturnType<typeof twoServers>>
type Call = Parameters<Stage['call']>[2]

async function callAt(origin: string, token: string, { method, path, body }: Call): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const signal = AbortSignal.timeout(60_000)
  try {
    const reply = await fetch(`${origin}/api/${path}`, { method, headers, body: JSON.stringify(body ?? {}), signal })
    return { status: reply.status, ...((await reply.json()) as object) }
  } catch {
    return { status: 0 }
  }
}

async function callOf(
  servers: Servers,
  { token }: Buyer,
  { tab, call, dies }: { tab: number; call: Call; dies: Death | undefined },
) {
  const response = callAt(servers.origin(tab), token, call)
  if (dies) {
    await Promise.race([response, wait((dies.atCall + (dies.isAnswered ? 0.5 : 0)) * stepMs)])
    await servers.kill(tab)
  }
  return response
}

/** The product's tables and jobs, configured with the provider's keys. */
async function ownDeps(env: Record<string, string>) {
  const database = openPostgres(env.DATABASE_URL ?? '')
  const config = readConfig(env)
  const stripe = stripeAt(config)
  if (stripe) await setUpPrices(stripe)
  if (stripe) await createSandboxCoupons(stripe)
  if (stripe) await addWholeVoucher(stripe)
  const queue = createQueue(database.executeSql, () => {})
  await queue.start([], { pollSeconds: 2 })
  const close = async () => {
    await queue.stop()
    await database.close()
  }
  return { deps: await makeDeps(config, database, queue.jobs), close }
}

/** Two processes of the built server on one PostgreSQL, and the provider in a third process, which outlives them. */
export async function processesStage(): Promise<Stage & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-money-'))
  const postgres = await startPostgres()
  const ports: [number, number] = [await freePort(), await freePort()]
  const webhook = { WEBHOOK_URL: `http://127.0.0.1:${ports[0]}/api/payment/webhook`, WEBHOOK_SECRET: secret }
  const standIn = await startStandIn({ DATABASE_URL: postgres.url, ...webhook })
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    DEMO: '0',
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: standIn.origin,
  }
  const servers = await twoServers(env, ports)
  const { deps, close } = await ownDeps(env)
  const later = () => new Date(servers.now().getTime() + laterMs)
  let people = 0

  async function newBuyer(): Promise<Buyer> {
    const body = { email: `payer${++people}@home.example`, password: 'correct horse' }
    const { data } = await callAt(servers.origin(0), '', { method: 'POST', path: 'auth/signup', body })
    const { user, token } = data as { user: { id: number }; token: string }
    return { id: user.id, token }
  }
  async function pass(days: number): Promise<void> {
    await servers.pass(days * dayMs)
    await deps.db.updateTable('sessions').set({ last_seen_at: servers.now() }).execute()
    await standIn.order('clock', { to: servers.now().toISOString() })
  }
  async function stop(): Promise<void> {
    await servers.stop()
    await close()
    await standIn.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    db: deps.db,
    now: servers.now,
    newBuyer,
    call: (buyer, tab, call, dies) => callOf(servers, buyer, { tab, call, dies }),
    order: standIn.order,
    answerBank: standIn.answerBank,
    pass,
    revive: servers.revive,
    reconcile: (say) => reconcile({ ...deps, now: later }, say),
    stop,
  }
}
