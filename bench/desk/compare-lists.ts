import type { Db } from '../../server/src/platform/database/db'
import { hashToken, newToken } from '../../server/src/platform/passwords/secrets'
import type { RunningServer } from '../bench-processes'

/** The name of a list and its path. */
export type List = [what: string, path: string]
export type Print = (what: string, rates: string, shown: string, limit: string, isKept: boolean) => void
type ServerPair = { few: RunningServer; many: RunningServer }

/** The budget: the time with many rows divided by the time with few. */
const maxRatio = 3
const [warmUps, rounds] = [3, 21]
const token = newToken()

/** Measures each list with few rows and with many, and prints a line. */
export async function compareLists(lists: List[], both: ServerPair, sizes: string, print: Print) {
  for (const [label, path] of lists) {
    const { few, many } = await mediansInTurn(both, path)
    const ratio = many / few
    print(
      `${label}, ${sizes}`,
      `${few.toFixed(1)} beside ${many.toFixed(1)} ms`,
      `${ratio.toFixed(2)}x`,
      `at most ${maxRatio}x`,
      ratio <= maxRatio,
    )
  }
}

/** The medians after some warm-up calls; few and many take turns, so that a busy machine slows both. */
async function mediansInTurn({ few, many }: ServerPair, path: string) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let round = -warmUps; round < rounds; round++) {
    const [fewMs, manyMs] = [await durationOf(few, path), await durationOf(many, path)]
    if (round < 0) continue
    times.few.push(fewMs)
    times.many.push(manyMs)
  }
  return { few: median(times.few), many: median(times.many) }
}

/** The median time of a call in milliseconds, after some warm-up calls. */
export async function milliseconds(server: RunningServer, path: string): Promise<number> {
  const times: number[] = []
  for (let round = -warmUps; round < rounds; round++) {
    const ms = await durationOf(server, path)
    if (round >= 0) times.push(ms)
  }
  return median(times)
}

async function durationOf(server: RunningServer, path: string): Promise<number> {
  const started = performance.now()
  await callAsAdmin(server, path)
  return performance.now() - started
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

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
export async function callAsAdmin<D>(
  { url }: Pick<RunningServer, 'url'>,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const replyText = await reply.text()
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${replyText.slice(0, 200)}`)
  return (JSON.parse(replyText) as { data: D }).data
}
