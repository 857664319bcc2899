import { dayMs } from '@kasama/contract/durations.rules'
import { addTopics, addVideo } from '../library/library'
import { admin, organisation, pendingAdmin } from '../people/admins'
import { employer, household, type Person } from '../people/people'
import type { TestApp } from './test-app'

export const visitorNames = [
  'guest',
  'pending',
  'pending admin',
  'employer',
  'worker',
  'expired agency',
  'provider',
  "organisation's admin",
  "other organisation's admin",
] as const
export type VisitorName = (typeof visitorNames)[number]

export type VisitorStage = {
  tokens: Record<VisitorName, string | null>
  /** Parameters with which a call's path names an existing object, for that visitor. */
  params: (visitor: VisitorName, key: string) => Record<string, string | number>
}

const lessonParams = { language: 'phi', cue: 1, pass: 'sample', number: 1, slug: 'sample' }

/** A database with one of everything, and every kind of visitor to it. */
export async function fill(app: TestApp): Promise<VisitorStage> {
  const { db, now } = app.deps
  await addTopics(db)
  const video = await addVideo(db, { questions: 1, public_level: 1 })
  await db.insertInto('settings').values({ key: 'library_layout', value: '[]' }).execute()
  // The account for calls that name none.
  await employer(app)
  const { boss, worker } = await household(app)
  const org = await organisation(app, 'Sample Agency')
  const agency = await employer(app)
  const past = new Date(now().getTime() - dayMs)
  await db.updateTable('users').set({ org_id: org.id }).where('id', '=', agency.id).execute()
  await db
    .insertInto('subscriptions')
    .values({
      user_id: agency.id,
      subscription_plan_id: 11,
      status: 'active',
      mode: 1,
      current_period_start: past,
      current_period_end: past,
    })
    .execute()
  const otherOrg = await organisation(app, 'Other Agency')
  const other = await employer(app)
  const login = await app.call('POST /auth/login', { body: { email: other.name, password: other.password } })
  const people: Record<VisitorName, Person | null> = {
    guest: null,
    pending: { ...other, token: login.data.token },
    'pending admin': await pendingAdmin(app),
    employer: boss,
    worker,
    'expired agency': agency,
    provider: await admin(app, { confirmed: false }),
    "organisation's admin": await admin(app, { orgId: org.id, confirmed: false }),
    "other organisation's admin": await admin(app, { orgId: otherOrg.id, confirmed: false }),
  }
  const tokens = Object.fromEntries(
    visitorNames.map((name) => [name, people[name]?.token ?? null]),
  ) as VisitorStage['tokens']
  const params = (visitor: VisitorName, key: string) => {
    const ownId = people[visitor]?.id ?? 1
    const isPerson = /\/(users|session|worker|skill_for_worker)\//.test(key) && !key.includes('video')
    const id = key.includes('subscription_plan')
      ? 10
      : key.includes('questions')
        ? (video.questionIds[0] ?? 0)
        : video.id
    return {
      id: isPerson ? ownId : id,
      own: ownId,
      a: worker.id,
      b: ownId,
      value: 'newname1',
      key: 'library_layout',
      ...lessonParams,
    }
  }
  return { tokens, params }
}
