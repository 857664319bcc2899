import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/database/db'
import { planOf, statementsDuring } from '../database/plans'

type Person = { id: number; token: string }
export type ReadingHousehold = { worker: Person; employer: Person; watching: number; unanswered: number[] }

type PathCall = { who: 'worker' | 'employer' | 'guest'; path: string; body?: object }

/** Logins, with names that do not exist: their accounts are looked for as any other. */
const logins: PathCall[] = [
  { who: 'guest', path: '/auth/login', body: { role: 'W', username: 'nobody2025', password: 'orchid tree' } },
  { who: 'guest', path: '/auth/login', body: { role: 'E', email: 'nobody@home.example', password: 'orchid tree' } },
]

/** The calls of the reading path, which a worker and an employer make every day. */
function readingPath(household: ReadingHousehold): PathCall[] {
  const { watching: lesson, unanswered } = household
  const [worker, employer, question] = [household.worker.id, household.employer.id, unanswered[0]]
  const of = (who: 'worker' | 'employer') => (path: string) => ({ who, path })
  return [
    ...logins,
    ...[
      '/users/me',
      '/feeds/employer_all?limit=24',
      '/feeds/recently_added?limit=24',
      '/feeds/recommendation?limit=24',
      '/feeds/completed?limit=24',
      '/feeds/begun?limit=24',
      '/feeds/public?limit=24',
      '/feeds/employer_all?limit=24&topic=7&q=kitchen+washing',
      '/video_subscription/subscribed?limit=24',
      `/videos/${lesson}`,
      `/videos/${lesson}/skills`,
      `/questions/${question}`,
      `/users/${worker}/answers`,
      `/users/${worker}/watched`,
      `/users/${worker}/progress`,
      `/skills/skill_for_worker/${worker}`,
      `/users/${worker}/certificates`,
      `/users/${worker}/topics`,
      `/worker/${worker}/log?event=time&value=1`,
      '/practice',
      `/saved_lessons?ids=${lesson}`,
      '/topics',
      '/goal',
      '/praise',
      '/redeem',
      '/thanks',
      '/week',
    ].map(of('worker')),
    ...[
      '/users/me',
      `/users/${employer}`,
      '/feeds/recommendation?limit=24',
      '/video_subscription/subscribed?limit=24',
      '/video_subscription/must_watch',
      `/users/${worker}/progress`,
      `/worker/${worker}/month`,
      `/worker/${worker}/week`,
      `/users/${worker}/topics`,
      '/mail_choices',
    ].map(of('employer')),
  ]
}

/** The call of a path, without ids and the size of a page, or with the names of what is sent. */
const callOf = ({ path, body }: PathCall) =>
  body
    ? `POST ${path} with ${Object.keys(body).join(', ')}`
    : `GET ${path.replace(/\d+/g, ':n').replace(/\?limit=:n$/, '')}`

/** A statement of the reading path: its call and place, and the plan. */
export type StatementPlan = { name: string; text: string } & Awaited<ReturnType<typeof planOf>>

/** The plans of every statement that the reading path sends, each once; and the calls that failed. */
export async function plansOfReadingPath(
  { app, db }: { app: FastifyInstance; db: Db },
  household: ReadingHousehold,
  options: Parameters<typeof planOf>[3] = {},
) {
  const plans = new Map<string, StatementPlan>()
  const failures: string[] = []
  for (const call of readingPath(household)) {
    const { who, path, body: payload } = call
    const headers = who === 'guest' ? {} : { authorization: `Bearer ${household[who].token}` }
    const statements = await statementsDuring(db, async () => {
      const request = payload ? { method: 'POST' as const, payload } : {}
      const { statusCode, body } = await app.inject({ url: `/api${path}`, headers, ...request })
      const expected = who === 'guest' ? 401 : 200
      if (statusCode !== expected) failures.push(`${path} answered ${statusCode} ${body.slice(0, 200)}`)
    })
    for (const [n, { text, parameters }] of statements.entries()) {
      if (plans.has(text)) continue
      const plan = await planOf(db, text, parameters, options)
      plans.set(text, { name: `${callOf(call)} (${who}), statement ${n + 1}`, text, ...plan })
    }
  }
  return { plans: [...plans.values()], failures }
}
