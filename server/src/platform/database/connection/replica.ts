import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { StatementWatch } from '#platform/watching/statement'
import { type Database, openPostgres, watchOptions } from '../database'
import type { Db } from '../db'
import type { Tables } from '../schema'
import { type FollowOptions, followReplica } from './follow-replica'
import { postgresPool } from './postgres-pool'

/** Reads from a replica; from the primary while the replica is away, too old or failing. */
export type Replica = {
  /** Shows everything that was committed two seconds ago, and possibly nothing later. */
  db: Db
  /** The database to read from after somebody's own writes: it shows everything that is committed by now. */
  upToNow: () => Promise<Db>
  close: () => Promise<void>
}

/** A replica that hangs must not cost a call more than this. */
const limits = { connectMs: 1000, statementMs: 2000 }

type Query = (text: string, values?: unknown[]) => Promise<unknown>

/** Runs single statements, each on any connection of a database. */
function onceFrom({ pool }: Database): Query {
  if (!pool) throw new Error('the embedded database has no replica')
  const connections = postgresPool(pool)
  return async (text, values = []) => {
    const client = (await connections.connect()) as unknown as { query: Query; release: () => void }
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }
}

type ReplicaOptions = FollowOptions & { watch?: StatementWatch; isPooler?: boolean }

export function openReplica(
  url: string,
  primary: Database,
  { watch = null, isPooler = false, ...following }: ReplicaOptions = {},
): Replica {
  const replica = openPostgres(url, { ...limits, isPooler })
  const [fromReplica, fromPrimary] = [onceFrom(replica), onceFrom(primary)]
  const state = followReplica(primary.executeSql, replica.executeSql, following)

  /** A statement that fails on the replica, for any reason, is asked of the primary, whose error counts. */
  const query: Query = async (text, values) => {
    if (/^begin|^start transaction/i.test(text)) throw new Error('a replica has no transactions')
    if (state.isClose()) {
      try {
        return await fromReplica(text, values)
      } catch {
        state.distrust()
      }
    }
    return fromPrimary(text, values)
  }
  const pool = { connect: async () => ({ query, release() {} }), end: async () => {} } as unknown as PostgresPool
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...watchOptions(watch) })
  return {
    db,
    upToNow: async () => ((await state.hasCaughtUp()) ? db : primary.db),
    async close() {
      state.end()
      await replica.close()
    },
  }
}
