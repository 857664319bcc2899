import { monthlyCreditsOf } from '../../src/features/rewards/credits/monthly-credits'
import { catchUp, type PeriodicWork } from '../../src/platform/periodic/catch-up'
import { diceOf } from '../money-runs/dice'
import { logIn, type Person } from '../people'
import { compare } from './compare'
import { learn } from './learn'
import { newModel } from './model'
import { addHomes, addLessons, addSkills, type Home, type Stage } from './world'

const dayMs = 86_400_000
/** The first moment of a month in Singapore, in ms. */
const monthStart = (first: number, index: number) => Date.UTC(2027, first + index) - 8 * 3_600_000
const monthName = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 7)

/**
 * Some months of a few households by chance: lessons watched and answered over HTTP, at the edges of months too, workers
 * replaced, addresses sent, the monthly work done in time, late, twice, by two processes, or killed on its way. Answers
 * what differs from the model (null when nothing does), and how much there was to compare.
 */
export async function rewardRun(stage: Stage, seed: number, months: number) {
  const { deps, call } = stage
  const dice = diceOf(seed)
  const first = dice.below(12)
  const goTo = (at: number) => stage.forward({ seconds: (at - deps.now().getTime()) / 1000 })
  goTo(monthStart(first, 0) - dayMs)
  const videos = await addLessons(stage)
  const topicOf = new Map(videos.map(({ id }, index) => [id, index % 2 ? 7 : 13]))
  const model = newModel(topicOf, await addSkills(stage, videos))
  const homes = await addHomes(stage)
  const workers = homes.map(({ worker }) => worker)
  let written = 0
  for (let index = 0; index < months; index++) {
    await liveThrough(monthStart(first, index), monthStart(first, index + 1))
    goTo(Math.max(deps.now().getTime(), monthStart(first, index + 1) + 600_000))
    if (index < months - 1 && dice.percent(30)) continue
    await endMonths(stage, dice)
    for (; written <= index; written++)
      model.monthEnds(
        monthName(monthStart(first, written)),
        workers.map(({ id }) => id),
      )
  }
  return { problem: await compare(stage, model, workers), ...model.size() }

  async function liveThrough(from: number, to: number) {
    for (const at of momentsOf(dice, from, to)) {
      goTo(Math.max(at, deps.now().getTime() + 1000))
      await deps.db.updateTable('sessions').set({ last_seen_at: deps.now() }).where('ended_at', 'is', null).execute()
      const home = await changeHome()
      const hasTime = deps.now().getTime() + 121_000 < to
      if (hasTime)
        await learn({ stage, dice, model, home, lesson: dice.oneOf(dice.percent(60) ? videos.slice(0, 12) : videos) })
    }
  }

  async function changeHome() {
    const home = dice.oneOf(homes)
    if (dice.percent(5)) workers.push(await replace(home))
    if (dice.percent(40)) await addToList(home)
    if (dice.percent(20)) await sendAddress(home)
    return home
  }

  async function addToList({ boss, list }: Home) {
    const { id } = dice.oneOf(videos)
    await call('POST /video_subscription/subscribed_clip/:id', { params: { id } }, boss.token)
    if (!list.includes(id)) list.push(id)
  }

  async function sendAddress({ worker }: Home) {
    const address = dice.oneOf(['', ' ', 'Blk 00 Sample Street 1', 'Blk 00 Sample Street 2'])
    await call('POST /redeem', { body: { name: 'Sample', address } }, worker.token)
    model.sent(worker.id, address)
  }

  async function replace(home: Home): Promise<Person> {
    await call('POST /worker/:id/replace', { params: { id: home.worker.id } }, home.boss.token)
    const body = { workpermit: `next${seed}x${workers.length}`, language_code: 'phi' as const }
    const { data } = await call('POST /auth/worker_signup', { body }, home.boss.token)
    home.worker = await logIn(stage, data.username, data.password)
    return home.worker
  }
}

/** The monthly work, as it may go: killed, by two processes at once, twice. */
async function endMonths({ deps, others }: Stage, dice: ReturnType<typeof diceOf>) {
  const work = monthlyCreditsOf(deps)
  if (dice.percent(30)) await catchUp(deps, killed(work, 1 + dice.below(3))).catch(() => {})
  if (dice.percent(40)) await Promise.all([deps, ...others].map((one) => catchUp(one, monthlyCreditsOf(one))))
  await catchUp(deps, work)
  if (dice.percent(30)) await catchUp(deps, work)
}

/** When something happens in a month. */
function momentsOf(dice: ReturnType<typeof diceOf>, from: number, to: number): number[] {
  const moments = Array.from({ length: 6 + dice.below(6) }, () => from + dice.below(to - from))
  // The lesson that ends with the last second of the month, and one that begins with its first.
  if (dice.percent(50)) moments.push(to - 122_000)
  if (dice.percent(50)) moments.push(from)
  return moments.sort((a, b) => a - b)
}

/** The same work, which dies with the end of a batch before it is kept. */
function killed(work: PeriodicWork, inBatch: number): PeriodicWork {
  let batches = 0
  return {
    ...work,
    async batch(tx, period, position) {
      const next = await work.batch(tx, period, position)
      if (++batches === inBatch) throw new Error('killed')
      return next
    },
  }
}
