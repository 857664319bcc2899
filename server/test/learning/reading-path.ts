import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/database/db'
import { planOf, statementsDuring } from '../database/plans'

type Person = { id: number; token: string }
export type ReadingHousehold = { worker: Person; employer: Person; watching: number; unanswered: number[] }

/** The calls of the reading path, which a worker and an employer make every day. */
function readingPath(household: ReadingHousehold) {
  const { watching: lesson, unanswered } = household
  const [worker, employer, question] = [household.worker.id, household.employer.id, unanswered[0]]
  const of = (who: 'worker' | 'employer') => (path: string) => ({ who, path })
  return [
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

/** The call of a path, without ids and the size of a page. */
const callOf = (path: string) => `GET ${path.replace(/\d+/g, ':n').replace(/\?limit=:n$/, '')}`

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
  for (const { who, path } of readingPath(household)) {
    const headers = { authorization: `Bearer ${household[who].token}` }
    const statements = await statementsDuring(db, async () => {
      const { statusCode, body } = await app.inject({ url: `/api${path}`, headers })
      if (statusCode !== 200) failures.push(`${path} answered ${statusCode} ${body.slice(0, 200)}`)
    })
    for (const [n, { text, parameters }] of statements.entries()) {
      if (plans.has(text)) continue
      const plan = await planOf(db, text, parameters, options)
      plans.set(text, { name: `${callOf(path)} (${who}), statement ${n + 1}`, text, ...plan })
    }
  }
  return { plans: [...plans.values()], failures }
}
