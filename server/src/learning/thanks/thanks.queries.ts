import type { ThanksKind } from '@kasama/contract/learning/thanks/thanks-words'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

export type Pair = { employerId: number; workerId: number }

/** Stores a thank you of a day; nothing if one is stored already, or if the pair is no longer linked. */
export async function addThanks(db: Db, pair: Pair, { day, kind }: { day: string; kind: ThanksKind }): Promise<void> {
  await sql`
    insert into thanks (employer_id, worker_id, day, kind)
    select employer_id, worker_id, ${day}::date, ${kind}
    from worker_links
    where employer_id = ${pair.employerId} and worker_id = ${pair.workerId} and ended_at is null
    on conflict (employer_id, worker_id, day) do nothing`.execute(db)
}

/** Returns the kind of a day's thank you; null if there is none. */
export async function findKind(db: Db, pair: Pair, day: string): Promise<ThanksKind | null> {
  const row = await db
    .selectFrom('thanks')
    .select('kind')
    .where('employer_id', '=', pair.employerId)
    .where('worker_id', '=', pair.workerId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.kind ?? null
}

const latestShown = 6

/** Returns the latest thanks of a worker's present employer, the newest first. */
export function listLatest(db: Db, workerId: number) {
  return db
    .selectFrom('thanks')
    .innerJoin('worker_links as links', (join) =>
      join
        .onRef('links.employer_id', '=', 'thanks.employer_id')
        .onRef('links.worker_id', '=', 'thanks.worker_id')
        .on('links.ended_at', 'is', null),
    )
    .select(['thanks.id', 'thanks.day', 'thanks.kind', 'thanks.seen_at'])
    .where('thanks.worker_id', '=', workerId)
    .orderBy('thanks.id', 'desc')
    .limit(latestShown)
    .execute()
}

/** Marks a worker's thank you and those before it as seen; returns whether it is hers. */
export async function markSeen(db: Db, workerId: number, { id, at }: { id: number; at: Date }): Promise<boolean> {
  const { rows } = await sql`
    with own as (select id from thanks where id = ${id} and worker_id = ${workerId}),
    closed as (
      update thanks set seen_at = ${at} from own
      where thanks.worker_id = ${workerId} and thanks.id <= own.id and thanks.seen_at is null)
    select id from own`.execute(db)
  return rows.length > 0
}
