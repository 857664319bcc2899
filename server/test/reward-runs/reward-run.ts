import { dayMs, hourMs } from '@kasama/contract/durations.rules'
import { monthlyCreditsOf } from '#learning/rewards/credits/monthly-credits.job'
import { catchUp } from '#platform/jobs/catch-up'
import { type Dice, diceOf } from '../money-runs/dice'
import { admin } from '../people/admins'
import { changeHome, type Run, redeem } from './change-home'
import { compare } from './compare'
import { killed } from './killed'
import { learn } from './learn'
import { newModel } from './model'
import { addHomes, addLessons, addSkills, type Stage } from './world'

/** Maximum number of month ends that pass before the monthly work is done. */
const maxLateSteps = 2
/** The first moment of a month in Singapore, in ms. */
const monthStart = (first: number, index: number) => Date.UTC(2027, first + index) - 8 * hourMs
const monthName = (at: number) => new Date(at + 8 * hourMs).toISOString().slice(0, 7)
const goTo = ({ deps, forward }: Stage, at: number) => forward({ seconds: (at - deps.now().getTime()) / 1000 })

/** `from` is the run's first month of 2027 (0 is January), random by default. */
type RunOptions = { seed: number; months: number; from?: number }

/**
 * Random months of a few households: lessons watched and answered over HTTP, also at the edges of months, workers
 * replaced, addresses sent, also twice at once, vouchers posted and returned, the monthly work done in time, late,
 * twice, by two processes while an address arrives, or killed on its way. Returns the difference from the model (null
 * if there is none), and the number of compared records.
 */
export async function rewardRun(stage: Stage, { seed, months, from }: RunOptions) {
  const dice = diceOf(seed)
  const first = from ?? dice.below(12)
  goTo(stage, monthStart(first, 0) - dayMs)
  const videos = await addLessons(stage)
  const topicOf = new Map(videos.map(({ id }, index) => [id, index % 2 ? 7 : 13]))
  const model = newModel(topicOf, await addSkills(stage, videos))
  const homes = await addHomes(stage)
  const workers = homes.map(({ worker }) => worker)
  const run: Run = { stage, dice, model, videos, homes, workers, admin: await admin(stage) }
  let writtenCount = 0
  let lateCount = 0
  for (let index = 0; index < months; index++) {
    const end = monthStart(first, index + 1)
    await liveThrough(run, monthStart(first, index), end)
    goTo(stage, Math.max(stage.deps.now().getTime(), end + 600_000))
    if (index < months - 1 && lateCount < maxLateSteps && dice.percent(30)) {
      lateCount++
      continue
    }
    lateCount = 0
    await endMonths(run, () => {
      for (; writtenCount <= index; writtenCount++)
        model.monthEnds({
          month: monthName(monthStart(first, writtenCount)),
          workers: workers.map(({ id }) => id),
          linked: homes.map(({ worker }) => worker.id),
        })
    })
  }
  return { problem: await compare(stage, model, workers), ...model.size() }
}

async function liveThrough(run: Run, from: number, to: number) {
  const { stage, dice, videos } = run
  const { db, now } = stage.deps
  for (const at of momentsOf(dice, from, to)) {
    goTo(stage, Math.max(at, now().getTime() + 1000))
    // Keeps everybody signed in, however much time passes.
    await db.updateTable('sessions').set({ last_seen_at: now() }).where('ended_at', 'is', null).execute()
    const home = await changeHome(run)
    if (now().getTime() + 121_000 >= to) continue
    const lesson = dice.oneOf(dice.percent(60) ? videos.slice(0, 12) : videos)
    await learn({ ...run, home, lesson })
  }
}

/** Does the monthly work in a random way: killed, by two processes at once, twice; an address may arrive meanwhile. */
async function endMonths({ stage, dice, model, homes }: Run, onMonthEnd: () => void) {
  const { deps, others: otherDeps } = stage
  const size = dice.oneOf([1, 2, 3, 500])
  const work = monthlyCreditsOf(deps, size)
  for (let kills = dice.below(3); kills > 0; kills--)
    await catchUp(deps, killed(work, 1 + dice.below(4))).catch(() => {})
  const home = dice.oneOf(homes)
  const address = dice.percent(30) ? '00 Sample Street 4' : null
  const processes = dice.percent(50) ? [deps, ...otherDeps] : [deps]
  await Promise.all([
    address && redeem(stage, home, address),
    ...processes.map((processDeps) => catchUp(processDeps, monthlyCreditsOf(processDeps, size))),
  ])
  await catchUp(deps, work)
  if (dice.percent(30)) await catchUp(deps, work)
  onMonthEnd()
  if (address) model.sent(home.worker.id, address)
}

/** Random moments of a month. */
function momentsOf(dice: Dice, from: number, to: number): number[] {
  const moments = Array.from({ length: 6 + dice.below(6) }, () => from + dice.below(to - from))
  // A lesson that ends with the last second of the month, and one that begins with its first.
  if (dice.percent(50)) moments.push(to - 122_000)
  if (dice.percent(50)) moments.push(from)
  if (to - from === 29 * dayMs) for (let n = 0; n < 5; n++) moments.push(to - dice.below(dayMs))
  return moments.sort((a, b) => a - b)
}
