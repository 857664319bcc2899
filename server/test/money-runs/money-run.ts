import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '@kasama/contract/durations.rules'
import { sql } from 'kysely'
import { brokenIn } from './invariants'
import { play } from './play'
import { type Kinds, scriptOf } from './script'
import { inWords, sidesOf } from './sides'
import type { Stage } from './stage'

const passes = 12

/** Number of jobs left in the queue; makes retries, and jobs of a process that died, due at once. */
async function jobsLeft({ db }: Stage): Promise<number> {
  const names = sql`('plan-release', 'plan-forget-customer')`
  await sql`update jobs.job set state = 'retry', start_after = now() where name in ${names}
    and (state = 'retry' or state = 'active' and started_on < now() - interval '10 s')`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job
    where name in ${names} and state in ('created', 'retry', 'active')`.execute(db)
  return rows[0]?.count ?? 0
}

async function worksOff(stage: Stage): Promise<boolean> {
  const until = Date.now() + minuteMs
  let hadAccess = false
  while ((await jobsLeft(stage)) > 0 && Date.now() < until) {
    hadAccess = true
    await wait(100)
  }
  return hadAccess
}

/** Delivers all delayed events and repairs what can be repaired, until nothing is left to do. */
async function comeToRest(stage: Stage): Promise<string[]> {
  await stage.order('no_faults', {})
  await stage.order('webhooks', {})
  let output: string[] = []
  for (let n = 0; n < passes; n++) {
    await sql`update stripe_stand_in.deliveries set due_at = 0, claimed_until = null`.execute(stage.db)
    await stage.order('advance', {})
    output = []
    const isWhole = await stage.reconcile((line) => output.push(line))
    const worked = await worksOff(stage)
    if (isWhole && output.length === 0 && !worked) return []
  }
  return [`never came to rest: ${output.join('; ')}`]
}

/** Ends the plans of a run's accounts, so that their renewals do not fall into the next run. */
async function retire({ db }: Stage, userIds: number[]): Promise<void> {
  await sql`update stripe_stand_in.objects set due_at = null where body ->> 'customer' in
    (select customer_id from billing_customers where user_id = any(${userIds}))`.execute(db)
  await db.deleteFrom('subscriptions').where('user_id', 'in', userIds).execute()
}

/** One run on a stage; returns the violations, with the steps and both sides, or null if there are none. */
export async function moneyRun(stage: Stage, seed: number, kinds: Kinds): Promise<string | null> {
  const script = scriptOf(seed, kinds)
  const { buyers, log } = await play(stage, script)
  const problems = await comeToRest(stage)
  if (script.lastDay) {
    await stage.pass(1)
    problems.push(...(await comeToRest(stage)))
  }
  const events: string[] = []
  for (const { id } of buyers) {
    const sides = await sidesOf(stage.db, id)
    const broken = brokenIn(sides, stage.now(), !script.lastDay)
    if (broken.length === 0) continue
    problems.push(...broken)
    events.push(`  account ${id}:\n${inWords(sides)}`)
  }
  await retire(
    stage,
    buyers.map(({ id }) => id),
  )
  if (problems.length === 0) return null
  const steps = log.map((line) => `    ${line}`).join('\n')
  return [`seed ${seed}:`, ...problems.map((problem) => `  ${problem}`), '  steps:', steps, ...events].join('\n')
}
