import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** A lock expires this long after its holder's last renewal. */
const leaseMs = 10_000
const renewMs = 500
const askAgainMs = 200

export type HeldLock = { release: () => Promise<void> }
type Deps = { db: Db; now: () => Date }

async function take({ db, now }: Deps, name: string, holder: string): Promise<boolean> {
  const until = new Date(now().getTime() + leaseMs)
  const { rows } = await sql`
    insert into locks (name, holder, held_until) values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until, wanted = false
    where locks.held_until < ${now()}
    returning name`.execute(db)
  return rows.length > 0
}

const free = ({ db }: Deps, name: string, holder: string) =>
  db.deleteFrom('locks').where('name', '=', name).where('holder', '=', holder).execute()

/** Keeps a lock renewed until it is released; `wanted` is called when somebody else waits for it or has taken it. */
function hold(deps: Deps, name: string, holder: string, wanted: () => void): HeldLock {
  async function renew() {
    const until = new Date(deps.now().getTime() + leaseMs)
    const row = await deps.db
      .updateTable('locks')
      .set({ held_until: until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .returning('wanted')
      .executeTakeFirst()
    if (!row || row.wanted) wanted()
  }
  // While the database is unreachable the lock expires, as if the process had been killed.
  const timer = setInterval(() => renew().catch(() => {}), renewMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      await free(deps, name, holder)
    },
  }
}

/** Takes a free lock; null if it is held, by this process or another. */
export async function tryLock(deps: Deps, name: string): Promise<HeldLock | null> {
  const holder = randomUUID()
  return (await take(deps, name, holder)) ? hold(deps, name, holder, () => {}) : null
}

type WaitOptions = { mostMs: number; signal?: AbortSignal; wanted?: () => void }

/**
 * Waits for a lock and notifies its holder; null if the signal aborts or `mostMs` pass first. `wanted` is called when
 * somebody waits for this holder.
 */
export async function waitForLock(
  deps: Deps,
  name: string,
  { mostMs, signal, wanted = () => {} }: WaitOptions,
): Promise<HeldLock | null> {
  const holder = randomUUID()
  const until = Date.now() + mostMs
  while (!signal?.aborted && Date.now() < until) {
    if (await take(deps, name, holder)) return hold(deps, name, holder, wanted)
    await deps.db.updateTable('locks').set({ wanted: true }).where('name', '=', name).execute()
    await wait(askAgainMs, undefined, { signal }).catch(() => {})
  }
  return null
}
