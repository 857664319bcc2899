import type { Pool } from 'pg'
import { batched } from '#platform/database/batch'

/** One call to be counted; several calls may have the same key. */
type Call = { key: string; expire: number; at: number }
type Row = { key: string; points: number; expire: string }
export type LimitCount = { consumedPoints: number; msBeforeNext: number }

/** Sorted by key: two statements that lock these rows in different orders would deadlock. */
const text = `
  insert into rate_limits as held (key, points, expire)
  select key, points, expire from unnest($1::text[], $2::int[], $3::bigint[]) asked(key, points, expire) order by key
  on conflict (key) do update set
    points = case when held.expire <= $4 then excluded.points else held.points + excluded.points end,
    expire = case when held.expire <= $4 then excluded.expire else held.expire end
  returning key, points, expire`

/**
 * Counts calls in the database. Concurrent calls share a statement, since each commit waits for the disk. Each call
 * gets the number that it would have got alone.
 */
export const countShared = batched<Call, LimitCount, Pool>(async (pool, calls) => {
  const byKey = new Map<string, Call[]>()
  for (const call of calls) byKey.set(call.key, [...(byKey.get(call.key) ?? []), call])
  const keys = [...byKey.keys()]
  const values = [
    keys,
    keys.map((key) => byKey.get(key)?.length ?? 0),
    keys.map((key) => byKey.get(key)?.[0]?.expire ?? 0),
    calls[0]?.at ?? 0,
  ]
  const { rows } = await pool.query<Row>({ name: 'count-calls', text, values })
  const countByCall = new Map<Call, LimitCount>()
  for (const { key, points, expire } of rows) {
    const keyCalls = byKey.get(key) ?? []
    for (const [index, call] of keyCalls.entries())
      countByCall.set(call, {
        consumedPoints: points - keyCalls.length + index + 1,
        msBeforeNext: Math.max(Number(expire) - call.at, 0),
      })
  }
  return countByCall
})
