import { fileURLToPath } from 'node:url'
import { yearlyPlanId } from '@kasama/contract/billing.rules'
import type { Deps } from '../deps'
import { loadPack, type Progress } from '../features/content/load/load-pack'
import { earnSkills } from '../features/progress/progress.queries'
import type { Db } from '../platform/database/db'
import { demoAdmin, demoLogins } from '../platform/demo-logins'
import { contentFolder } from '../platform/folders'
import type { Passwords } from '../platform/passwords'
import {
  addOrg,
  addPair,
  addPlan,
  addProgress,
  addTopics,
  addUser,
  addVouchers,
  findVideos,
  isUntouched,
  noteState,
} from './demo.queries'
import { type DemoEmployer, type DemoWorker, demoEmployers, demoOrgs } from './demo-people'
import { progressOf } from './demo-progress'

const library = fileURLToPath(contentFolder)
const dayMs = 86_400_000
const yearDays = 365

type Hashes = Map<string, string>
type Context = { now: Date; hashes: Hashes; orgs: Map<string, number> }

/** Fills an empty database with the demo library and people to try it as, in demo mode; answers whether it did. */
export async function loadDemo(
  { config, db, now, storage, passwords }: Pick<Deps, 'config' | 'db' | 'now' | 'storage' | 'passwords'>,
  progress: Progress = () => {},
  folder = library,
): Promise<boolean> {
  if (!config.demo || !(await isUntouched(db))) return false
  await noteState(db, 'begun')
  const hashes = await hashEach(passwords, [...demoLogins, demoAdmin])
  await loadPack({ db, now, storage }, folder, progress)
  await db.transaction().execute(async (tx) => {
    await addPeople(tx, { now: now(), hashes })
    await addVouchers(tx, now())
    await noteState(tx, 'loaded')
  })
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

async function addPeople(tx: Db, { now, hashes }: Omit<Context, 'orgs'>): Promise<void> {
  const orgs = new Map<string, number>()
  for (const org of demoOrgs) orgs.set(org.short_url, await addOrg(tx, org))
  for (const employer of demoEmployers) await addHousehold(tx, employer, { now, hashes, orgs })
  const passwordHash = hashes.get(demoAdmin.username) ?? ''
  await addUser(tx, { role: 'A', name: demoAdmin.username, fullname: 'Ada Sample', passwordHash, at: now })
}

async function addHousehold(tx: Db, employer: DemoEmployer, context: Context): Promise<void> {
  const { now, hashes, orgs } = context
  const { username, fullname, org, planDays, topics, worker } = employer
  const since = new Date(now.getTime() - ((worker?.sinceDays ?? 0) + 1) * dayMs)
  const orgId = org === undefined ? null : (orgs.get(org) ?? null)
  const passwordHash = hashes.get(username) ?? ''
  const id = await addUser(tx, { role: 'E', name: username, fullname, passwordHash, orgId, at: since })
  await addTopics(tx, id, topics)
  if (planDays !== undefined) {
    const to = new Date(now.getTime() + planDays * dayMs)
    const from = new Date(to.getTime() - yearDays * dayMs)
    await addPlan(tx, { userId: id, planId: yearlyPlanId, mode: orgId === null ? 0 : 1, from, to })
  }
  if (worker) await addWorker(tx, { employerId: id, worker, since }, context)
}

type Hired = { employerId: number; worker: DemoWorker; since: Date }

async function addWorker(tx: Db, { employerId, worker, since }: Hired, { now, hashes }: Context): Promise<void> {
  const { username, fullname, language, mustWatch } = worker
  const passwordHash = hashes.get(username) ?? ''
  const id = await addUser(tx, { role: 'W', name: username, fullname, language, passwordHash, at: since })
  const videos = await findVideos(tx, mustWatch, language)
  await addPair(tx, { employerId, workerId: id, videoIds: videos.map((video) => video.id), at: since })
  await addProgress(tx, { id, language }, progressOf(worker, videos, now), now)
  await earnSkills(tx, id, now)
}
