import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

/** A lock expires this long after its holder's last renewal. */
const leaseMs = 10_000
const renewMs = 500
const retryMs = 200

export type HeldLock = { release: () => Promise<void> }
type Deps = { db: Db; now: () => Date }

async function tryTake({ db, now }: Deps, name: string, holder: string): Promise<boolean> {
  const until = new Date(now().getTime() + leaseMs)
  const { rows } = await sql`
    insert into locks (name, holder, held_until) values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until, wanted = false
    where locks.held_until < ${now()}
    returning name`.execute(db)
  return rows.length > 0
}

const deleteLock = ({ db }: Deps, name: string, holder: string) =>
  db.deleteFrom('locks').where('name', '=', name).where('holder', '=', holder).execute()

/**
 * Keeps a lock renewed until it is released; `onWanted` is called when another process waits for it or has taken it.
 */
function renewUntilReleased(deps: Deps, name: string, holder: string, onWanted: () => void): HeldLock {
  async function renew() {
    const until = new Date(deps.now().getTime() + leaseMs)
    const row = await deps.db
      .updateTable('locks')
      .set({ held_until: until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .returning('wanted')
      .executeTakeFirst()
    if (!row || row.wanted) onWanted()
  }
  // While the database is unreachable the lock expires, as if the process had been killed.
  const timer = setInterval(() => renew().catch(() => {}), renewMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      await deleteLock(deps, name, holder)
    },
  }
}

/** Takes a free lock; null if it is held, by this process or another. */
export async function tryLock(deps: Deps, name: string): Promise<HeldLock | null> {
  const holder = randomUUID()
  return (await tryTake(deps, name, holder)) ? renewUntilReleased(deps, name, holder, () => {}) : null
}

type WaitOptions = { timeoutMs: number; signal?: AbortSignal; onWanted?: () => void }

/**
 * Waits for a lock and notifies its holder; null if the signal aborts or `timeoutMs` pass first. `onWanted` is called
 * when another process waits for this holder.
 */
export async function waitForLock(
  deps: Deps,
  name: string,
  { timeoutMs, signal, onWanted = () => {} }: WaitOptions,
): Promise<HeldLock | null> {
  const holder = randomUUID()
  const until = Date.now() + timeoutMs
  while (!signal?.aborted && Date.now() < until) {
    if (await tryTake(deps, name, holder)) return renewUntilReleased(deps, name, holder, onWanted)
    await deps.db.updateTable('locks').set({ wanted: true }).where('name', '=', name).execute()
    await wait(retryMs, undefined, { signal }).catch(() => {})
  }
  return null
}
