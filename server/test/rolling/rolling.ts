import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#platform/config/config'
import { openPostgres } from '#platform/database/database'
import { setUpPrices } from '#platform/ports/payments/stripe/set-up/set-up-prices'
import { stripeAt } from '#platform/providers'
import { freePort, startPostgres } from '../../../scripts/throwaway-postgres'
import { standInOpenai } from '../../../stand-ins/openai/app'
import { type ServerProcess, startServer } from '../app/server-process'
import { addTopics, addVideo } from '../library/library'
import { startStandIn } from '../money-runs/stand-in-process'
import { admin } from '../people/admins'
import { startProxy } from './proxy'
import { createTraffic, type Traffic } from './traffic'
import { askGenie, browse, payForPlan, signUp, uploadClip } from './visitors'

const secret = 'whsec_of_the_runs'
const [employers, chats, uploads] = [20, 4, 3]
const mostCalls = 12

/** PostgreSQL, payments and a model, with the variables of servers that use them. */
async function startNeighbours() {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-rolling-'))
  const [postgres, model] = [await startPostgres(), await standInOpenai()]
  model.behave({ pieceMs: 250 })
  const stripe = await startStandIn({ DATABASE_URL: postgres.url })
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: '3',
    NODE_ENV: 'test',
    DEMO: '0',
    CHAT_MODEL: 'stand-in',
    CHAT_API_URL: await model.listen(),
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: stripe.origin,
  }
  async function stop() {
    await stripe.stop()
    await model.app.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { env, folder, stop }
}

type Restart = { env: Record<string, string>; isUsed: (origin: string) => Promise<void>; say: (line: string) => void }

/** Stops each server in turn and starts it again; the next one follows once the proxy uses it. */
async function restartEach(servers: ServerProcess[], { env, isUsed, say }: Restart) {
  const problems: string[] = []
  for (const [n, server] of servers.entries()) {
    const { port } = new URL(server.origin)
    const stoppedAt = performance.now()
    const code = await server.stop('SIGTERM')
    const seconds = ((performance.now() - stoppedAt) / 1000).toFixed(1)
    if (code !== 0) problems.push(`a server ended with ${code}: ${server.output().slice(-2000)}`)
    if (/"level":(50|60)/.test(server.output()))
      problems.push(`a server logged errors: ${server.output().slice(-2000)}`)
    const started = await startServer({ ...env, PORT: port })
    servers[n] = started
    await isUsed(started.origin)
    say(`server ${n + 1} was stopped within ${seconds} s and started again`)
  }
  return problems
}

function summary(traffic: Traffic, seconds: number): string {
  const parts = traffic.counts().map(([kind, { done, goneOn, failures }]) => {
    const moved = goneOn > 0 ? ` (${goneOn} times handed on)` : ''
    const pace = kind === 'calls' ? ` (${Math.round(done / seconds)} a second)` : ''
    return `${done} ${kind}${pace}${moved}, ${failures.length} failed`
  })
  return `${Math.round(seconds)} s: ${parts.join('; ')}`
}

/** Each kind of failure once, with its number. */
function failuresOf(traffic: Traffic): string[] {
  const numbers = new Map<string, number>()
  for (const [, { failures }] of traffic.counts())
    for (const failure of failures) numbers.set(failure, (numbers.get(failure) ?? 0) + 1)
  return [...numbers].map(([failure, number]) => `${number} times ${failure}`)
}

type ProofOptions = { rounds: number; perSecond: number; say: (line: string) => void }

/** Restarts two servers behind a proxy in turn, under traffic; returns the calls that failed and what went wrong. */
export async function proveRolling({ rounds, perSecond, say }: ProofOptions): Promise<string[]> {
  const { env, folder, stop } = await startNeighbours()
  const ports = [await freePort(), await freePort()]
  const servers: ServerProcess[] = []
  const { db, close } = openPostgres(env.DATABASE_URL)
  const traffic = createTraffic()
  const problems: string[] = []
  let stopProxy = async () => {}
  try {
    for (const port of ports) servers.push(await startServer({ ...env, PORT: String(port) }))
    const proxy = await startProxy(ports)
    stopProxy = proxy.stop
    const stripe = stripeAt(readConfig(env))
    if (stripe) await setUpPrices(stripe)
    const deps = { db, now: () => new Date() } as Parameters<typeof admin>[0]['deps']
    const { token: adminToken } = await admin({ deps })
    const site = { origin: proxy.origin, db, folder, adminToken }
    await addTopics(db)
    for (let n = 0; n < 20; n++) await addVideo(db)
    const tokens = await Promise.all(Array.from({ length: employers }, () => signUp(site)))
    const startedAt = performance.now()
    const loops = [
      traffic.keepPace('calls', perSecond, mostCalls, browse(site, tokens)),
      traffic.repeat('payment', 500, () => payForPlan(site)),
      ...tokens.slice(0, chats).map((token) => traffic.repeat('chat', 200, () => askGenie(site, token, traffic))),
      ...Array.from({ length: uploads }, () => traffic.repeat('upload', 200, () => uploadClip(site, traffic))),
    ]
    await wait(3000)
    for (let n = 0; n < rounds; n++) problems.push(...(await restartEach(servers, { env, isUsed: proxy.uses, say })))
    await traffic.end()
    await Promise.all(loops)
    say(summary(traffic, (performance.now() - startedAt) / 1000))
    problems.push(...failuresOf(traffic))
    if (problems.length > 0) say(proxy.health().slice(-8000))
    for (const [kind, { done }] of traffic.counts()) if (done === 0) problems.push(`no ${kind} was done`)
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
    await stopProxy()
    await close()
    await stop()
  }
  return problems
}
