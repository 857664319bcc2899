import type { Db } from '../../server/src/platform/database/db'
import { hashToken, newToken } from '../../server/src/platform/passwords/secrets'
import type { RunningServer } from '../bench-processes'

/** The name of a list and its path. */
export type List = [what: string, path: string]
export type Print = (what: string, rates: string, shown: string, limit: string, isKept: boolean) => void
type Both = { few: RunningServer; many: RunningServer }

/** The budget: the time with many rows divided by the time with few. */
const mostTimes = 3
const [warmUps, rounds] = [3, 21]
const token = newToken()

/** Measures each list with few rows and with many, and prints a line. */
export async function compareLists(asked: List[], both: Both, sizes: string, print: Print) {
  for (const [what, path] of asked) {
    const { few, many } = await inTurn(both, path)
    const times = many / few
    print(
      `${what}, ${sizes}`,
      `${few.toFixed(1)} beside ${many.toFixed(1)} ms`,
      `${times.toFixed(2)}x`,
      `at most ${mostTimes}x`,
      times <= mostTimes,
    )
  }
}

/** The medians after some warm-up calls; few and many take turns, so that a busy machine slows both. */
async function inTurn({ few, many }: Both, path: string) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let round = -warmUps; round < rounds; round++) {
    const [one, other] = [await timed(few, path), await timed(many, path)]
    if (round < 0) continue
    times.few.push(one)
    times.many.push(other)
  }
  return { few: median(times.few), many: median(times.many) }
}

/** The median time of a call in milliseconds, after some warm-up calls. */
export async function milliseconds(server: RunningServer, path: string): Promise<number> {
  const times: number[] = []
  for (let round = -warmUps; round < rounds; round++) {
    const took = await timed(server, path)
    if (round >= 0) times.push(took)
  }
  return median(times)
}

async function timed(server: RunningServer, path: string): Promise<number> {
  const started = performance.now()
  await ask(server, path)
  return performance.now() - started
}

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** Adds the admin whose token the calls carry. */
export async function addAdmin(db: Db) {
  const at = new Date()
  const { id: user_id } = await db
    .insertInto('users')
    .values({ role: 'A', email: 'admin@bench.example', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = { user_id, session_key: 'of-the-bench', created_at: at, last_seen_at: at }
  const { id: session_id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('tokens')
    .values({ hash: hashToken(token), user_id, session_id, created_at: at })
    .execute()
}

/** Makes a call as the admin; returns its data. */
export async function ask<D>(
  { url }: Pick<RunningServer, 'url'>,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const answer = await reply.text()
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${answer.slice(0, 200)}`)
  return (JSON.parse(answer) as { data: D }).data
}
