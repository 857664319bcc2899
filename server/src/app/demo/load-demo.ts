import { fileURLToPath } from 'node:url'
import { dayMs } from '@kasama/contract/durations.rules'
import { yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { earnCertificates } from '#learning/certificate/earn-certificates'
import { addClips } from '#learning/library/must-watch/must-watch.queries'
import { addLearning } from '#learning/progress/history.queries'
import { earnSkills } from '#learning/progress/progress.queries'
import { addAnswers } from '#learning/quiz/history.queries'
import { earnCredits } from '#learning/rewards/credits/credits.queries'
import { addWatches } from '#learning/video/history.queries'
import { grantPlan } from '#money/plan/plan.queries'
import { addAccount } from '#people/auth/account.queries'
import { linkWorker } from '#people/household/links'
import { addOrganisation } from '#people/organisation/organisation.queries'
import { replaceTopics } from '#people/worker/worker.queries'
import { months } from '#platform/calendar/periods'
import type { Db } from '#platform/database/db'
import { demoAdmin, demoLogins } from '#platform/demo-logins'
import type { Deps } from '#platform/deps'
import { contentFolder } from '#platform/folders'
import type { Passwords } from '#platform/passwords/passwords'
import { loadPack, type Progress } from '#studio/content/load/load-pack'
import { findVideos, isUntouched, recordState } from './demo.queries'
import { type DemoEmployer, type DemoWorker, demoEmployers, demoOrgs } from './demo-people'
import { buyDemoPlan, type DemoBuyer } from './demo-plan'
import { beganAt, progressOf } from './demo-progress'
import { type DemoRedeemer, postDemoVoucher } from './demo-voucher'

const library = fileURLToPath(contentFolder)
const yearDays = 365
/** Nobody in the demo began earlier than that. */
const monthsOfDemo = 9

type Hashes = Map<string, string>
type Context = { now: Date; hashes: Hashes; orgs: Map<string, number> }
/** The last steps of a household, once all are added: buying her plan, sending her voucher. */
type Household = { buyer?: DemoBuyer | undefined; redeemer?: DemoRedeemer | undefined }

/** Fills an empty database with the demo library and people to try it as, in demo mode; returns whether it did. */
export async function loadDemo(deps: Deps, progress: Progress = () => {}, folder = library): Promise<boolean> {
  const { config, db, now, storage, passwords } = deps
  if (!config.demo || !(await isUntouched(db))) return false
  await recordState(db, 'begun')
  const hashes = await hashEach(passwords, [...demoLogins, demoAdmin])
  await loadPack({ db, now, storage }, folder, { progress })
  const { admin, households } = await db.transaction().execute(async (tx) => {
    await recordState(tx, 'loaded')
    return addPeople(tx, { now: now(), hashes })
  })
  for (const { buyer, redeemer } of households) {
    if (buyer && deps.payments.sandbox) await buyDemoPlan(deps, buyer)
    if (redeemer) await postDemoVoucher(deps, admin, redeemer)
  }
  return true
}

/** A hash costs time by design: one for each password, by user name. */
async function hashEach(passwords: Passwords, logins: { username: string; password: string }[]): Promise<Hashes> {
  const byPassword = new Map<string, Promise<string>>()
  for (const { password } of logins) if (!byPassword.has(password)) byPassword.set(password, passwords.hash(password))
  const pairs = logins.map(
    async ({ username, password }) => [username, (await byPassword.get(password)) ?? ''] as const,
  )
  return new Map(await Promise.all(pairs))
}

async function addPeople(tx: Db, { now, hashes }: Omit<Context, 'orgs'>) {
  const orgs = new Map<string, number>()
  for (const org of demoOrgs) orgs.set(org.short_url, await addOrganisation(tx, org))
  const households: Household[] = []
  for (const employer of demoEmployers) households.push(await addHousehold(tx, employer, { now, hashes, orgs }))
  const passwordHash = hashes.get(demoAdmin.username) ?? ''
  const staff = { role: 'A', name: demoAdmin.username, fullname: 'Ada Sample', passwordHash, at: now } as const
  return { admin: { id: await addAccount(tx, staff) }, households }
}

async function addHousehold(tx: Db, employer: DemoEmployer, context: Context): Promise<Household> {
  const { now, hashes, orgs } = context
  const { username, fullname, org, planDays, paysByCard, topics, worker } = employer
  const since = worker ? beganAt(worker, now) : new Date(now.getTime() - dayMs)
  const orgId = org === undefined ? null : (orgs.get(org) ?? null)
  const passwordHash = hashes.get(username) ?? ''
  const id = await addAccount(tx, { role: 'E', name: username, fullname, passwordHash, orgId, at: since })
  await replaceTopics(tx, id, topics)
  const redeemer = worker && (await addWorker(tx, { employerId: id, worker, since }, context))
  if (planDays === undefined) return { redeemer }
  const to = new Date(now.getTime() + planDays * dayMs)
  const from = new Date(to.getTime() - yearDays * dayMs)
  if (paysByCard) return { redeemer, buyer: { id, fullname, at: from } }
  await grantPlan(tx, { userId: id, planId: yearlyPlanId, mode: orgId === null ? 0 : 1, from, to })
  return { redeemer }
}

type HiredWorker = { employerId: number; worker: DemoWorker; since: Date }

async function addWorker(tx: Db, { employerId, worker, since }: HiredWorker, { now, hashes }: Context) {
  const { username, fullname, language, address } = worker
  const passwordHash = hashes.get(username) ?? ''
  const id = await addAccount(tx, { role: 'W', name: username, fullname, language, passwordHash, at: since })
  const mustWatch = await findVideos(tx, worker.mustWatch, language)
  const earlier = await findVideos(tx, worker.earlier ?? [], language)
  await linkWorker(tx, { employerId, workerId: id, at: since })
  await addClips(tx, employerId, { videoIds: mustWatch.map((video) => video.id), at: since })
  const { watches, answers, days } = progressOf(worker, { mustWatch, earlier }, now)
  await addWatches(tx, { id, language }, watches)
  await addAnswers(tx, id, answers)
  await addLearning(tx, id, days)
  await earnCertificates(tx, id, now)
  await earnSkills(tx, id, now)
  for (const month of months(now, monthsOfDemo)) await earnCredits(tx, month, { after: id - 1, until: id })
  return address === undefined ? undefined : { workerId: id, fullname, address }
}
