import type { Request } from 'autocannon'
import { lessonsOf } from '../bench-data'
import { searchPaths } from '../bench-requests'
import type { LoggedIn } from './scale-people'

export type HouseholdCall = Request & { name: string }

const paths = searchPaths(lessonsOf(undefined))
const json = { 'content-type': 'application/json' }

/** Twenty calls of a household: 12 reads, 5 heartbeats and positions, 2 answers, a feed or a search. */
export function callsOf({ worker, employer, completed, unanswered, watching }: LoggedIn, n: number): HouseholdCall[] {
  const as = (who: { token: string }, name: string, path: string): HouseholdCall => ({
    name,
    path: `/api${path}`,
    headers: { authorization: `Bearer ${who.token}` },
  })
  const read = (name: string, path: string, who = worker) => as(who, name, path)
  const post = (name: string, path: string, body: object): HouseholdCall => {
    const call = as(worker, name, path)
    return { ...call, method: 'POST', headers: { ...call.headers, ...json }, body: JSON.stringify(body) }
  }
  const heartbeat = as(worker, 'heartbeat', `/worker/${worker.id}/log?event=time&value=1`)
  const position = (seconds: number) =>
    post('position', `/videos/${watching}/position`, { language_code: 'eng', position: seconds })
  const [first = 0, second = 0] = unanswered
  const answer = (id: number) => post('answer', `/questions/${id}/answers`, { answers: [1] })
  const feeds = [
    as(worker, 'recommended', '/feeds/recommendation'),
    as(worker, 'all lessons', '/feeds/employer_all'),
    as(worker, 'search', paths[n % paths.length]?.replace('/api', '') ?? ''),
  ]
  const feed = feeds[n % feeds.length] as HouseholdCall
  return [
    read('me', '/users/me'),
    read('must-watch list', '/video_subscription/subscribed'),
    read('lesson', `/videos/${watching}`),
    heartbeat,
    read('goal', '/goal'),
    position(30),
    read('lesson', `/videos/${completed[0]}`),
    read('question', `/questions/${first}`),
    answer(first),
    read('question', `/questions/${second}`),
    position(40),
    answer(second),
    read('progress', `/users/${worker.id}/progress`),
    feed,
    read('me', '/users/me'),
    read('lesson', `/videos/${completed[n % completed.length]}`),
    heartbeat,
    read('progress of her worker', `/users/${worker.id}/progress`, employer),
    position(50),
    read('month of her worker', `/worker/${worker.id}/month`, employer),
  ]
}
