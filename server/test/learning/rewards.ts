import { singaporeMonth } from '@kasama/contract/calendar.rules'
import type { TestApp } from '../app/test-app'
import type { Person } from '../people/people'

type AppWithDeps = Pick<TestApp, 'deps'>

/** Gives a worker `count` credits, of the months before a given one. */
export async function giveCredits(
  { deps: { db, now } }: AppWithDeps,
  worker: Pick<Person, 'id'>,
  count: number,
  until = now(),
) {
  const [year = 0, month = 0] = singaporeMonth(until).split('-').map(Number)
  const rows = Array.from({ length: count }, (_, index) => ({
    worker_id: worker.id,
    month: new Date(Date.UTC(year, month - 2 - index)).toISOString().slice(0, 10),
    created_at: until,
    percent: 95,
    answers: 20,
    videos: 4,
  }))
  if (count > 0) await db.insertInto('credits').values(rows).execute()
}
