import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from '../database-away'

const [maxMs, pauseMs] = [180_000, 500]

/** Keeps a starting process from giving up on a database that starts too, or has no connection left for the moment. */
export type Patience = {
  until: <T>(attempt: () => Promise<T>) => Promise<T>
  /** A failed connection is an error of its request from here on. */
  end: () => void
}

/** `report` is called once, with the first error, when the process begins to wait; it waits for `forMs` in all. */
export function createPatience(report: (error: unknown) => void, forMs = maxMs): Patience {
  const last = Date.now() + forMs
  let [isOver, isReported] = [false, false]
  async function until<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (isOver || Date.now() > last || !isDatabaseAway(error as Error)) throw error
        if (!isReported) report(error)
        isReported = true
      }
      await wait(pauseMs)
    }
  }
  return {
    until,
    end() {
      isOver = true
    },
  }
}

/** Makes each connection attempt of a pool wait until the database is reachable. */
export function connectPatiently(pool: Pool, { until }: Patience) {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  type Callback = (error: Error | undefined, client: unknown, release: (error?: boolean) => void) => void
  pool.connect = ((callback?: Callback) => {
    const client = until(connect)
    if (!callback) return client
    client.then(
      (connection) => callback(undefined, connection, (error) => connection.release(error)),
      (error) => callback(error, undefined, () => {}),
    )
  }) as Pool['connect']
}
