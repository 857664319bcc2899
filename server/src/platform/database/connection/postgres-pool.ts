import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { DatabaseError, Pool } from 'pg'
import { preparedName } from '../prepared'

/** The pool for Kysely: prepared statements are named, and a connection that hangs is dropped. */
export function postgresPool(pool: Pool): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    let silence: Error | undefined

    /** A connection that timed out is not used again: its rollback would only time out too. */
    async function query(text: string, values: unknown[] = []) {
      if (silence) throw silence
      const name = preparedName(text)
      return client.query(name ? { name, text, values } : { text, values }).catch((error: DatabaseError) => {
        if (error.message === 'Query read timeout') silence = error
        throw error
      })
    }

    return { query, release: () => client.release(silence) } as unknown as PostgresPoolClient
  }

  return { connect, end: () => pool.end() }
}
