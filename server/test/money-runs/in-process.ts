import { AsyncLocalStorage } from 'node:async_hooks'
import { reconcile } from '#money/upkeep/reconcile'
import type { Jobs } from '#platform/jobs/jobs'
import type { Payments } from '#platform/ports/payments/payments'
import { type TestApp, testApp } from '../app/test-app'
import { dashboardOf, pass } from '../money/billing'
import { employer } from '../people/people'
import type { Death } from './script'
import type { Stage } from './stage'
import { addWholeVoucher } from './whole-voucher'

/** A call that may be cut off; `die` informs its caller. */
type KillPoint = { dies: Death; calls: number; die: () => void }
const cuts = new AsyncLocalStorage<KillPoint>()
const never = () => new Promise<never>(() => {})

/** Payments at one call of which a process may die: its caller never gets an answer. */
function mortal(payments: Payments): Payments {
  const follow =
    (ask: (...args: unknown[]) => unknown) =>
    async (...args: unknown[]) => {
      const cut = cuts.getStore()
      // Later work of the provider, and the events that it sends, do not belong to the call.
      const go = () => cuts.exit(() => ask(...args))
      if (!cut || ++cut.calls !== cut.dies.atCall) return go()
      if (cut.dies.isAnswered) await Promise.resolve(go()).catch(() => {})
      cut.die()
      return never()
    }
  const isCall = ([name, value]: [string, unknown]) => typeof value === 'function' && name !== 'readEvent'
  const calls = Object.entries(payments).filter(isCall) as [string, (...args: unknown[]) => unknown][]
  return { ...payments, ...Object.fromEntries(calls.map(([name, ask]) => [name, follow(ask)])) }
}

/** Jobs that survive the death of the call that queued them. */
const immortal = (jobs: Jobs): Jobs => ({
  ...jobs,
  enqueue: (db, name, data) => cuts.exit(() => jobs.enqueue(db, name, data)),
})

async function callOf({ app }: TestApp, { token }: { token: string }, call: Parameters<Stage['call']>[2]) {
  const { method, path, body } = call
  const headers = { authorization: `Bearer ${token}` }
  const reply = await app.inject({ method, url: `/api/${path}`, headers, ...(body && { payload: body }) })
  const { code, data } = reply.json()
  return { status: reply.statusCode, code, data }
}

/** One process without a network: each run is the same, except for the order of parallel work. */
export async function inProcessStage(): Promise<Stage> {
  const app = await testApp({ deps: ({ payments, jobs }) => ({ payments: mortal(payments), jobs: immortal(jobs) }) })
  const { deps } = app
  await addWholeVoucher(await dashboardOf(app))
  /** Runs queued work in parallel to a call. */
  const besideWork = async <T>(start: () => Promise<T>): Promise<T> => (await Promise.all([start(), app.workDone()]))[0]
  const order: Stage['order'] = async (name, data) => deps.payments.sandbox?.control(name, data)
  return {
    db: deps.db,
    now: deps.now,
    newBuyer: () => employer(app),
    call: (buyer, _tab, call, dies) =>
      dies
        ? new Promise((resolve, reject) => {
            const die = () => resolve({ status: 0 })
            cuts.run({ dies, calls: 0, die }, () => callOf(app, buyer, call).then(resolve, reject))
          })
        : besideWork(() => callOf(app, buyer, call)),
    order,
    async answerBank(secret, answer) {
      await deps.payments.sandbox?.answerForBuyer(secret, answer)
    },
    pass: (days) => pass(app, { days }),
    async revive() {
      // Only the call has died.
    },
    async reconcile(say) {
      app.forward({ minutes: 11 })
      await app.workDone()
      return reconcile(deps, say)
    },
  }
}
