import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { DatabaseError, Pool } from 'pg'

/** A statement is worth keeping prepared once it has come so often; only so many are, as each connection holds its own. */
const worthFrom = 20
const most = 200
const planIsOld = '0A000'

/**
 * The pool, with statements that come often prepared under a name: planning a query of many joins costs more than
 * running it. Texts that vary (lists of values) come too seldom each to be kept.
 */
export function preparing(pool: Pool): PostgresPool {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= most) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < worthFrom) {
      if (seen.size > 10 * most) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = `often_${names.size + 1}`
    names.set(text, name)
    return name
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    let silence: Error | undefined

    function ask(text: string, values: unknown[]) {
      const name = values.length > 0 ? nameOf(text) : undefined
      if (!name) return client.query(text, values)
      return client.query({ name, text, values }).catch((error: DatabaseError) => {
        if (error.code !== planIsOld) throw error
        // A migration changed a table under the plan. Within a transaction it is too late to ask again.
        return client.query(text, values).catch(() => Promise.reject(error))
      })
    }

    /** A connection that does not answer is given up: its rollback would wait as long again. */
    async function query(text: string, values: unknown[] = []) {
      if (silence) throw silence
      return ask(text, values).catch((error: DatabaseError) => {
        if (error.message === 'Query read timeout') silence = error
        throw error
      })
    }

    return { query, release: () => client.release(silence) } as unknown as PostgresPoolClient
  }

  return { connect, end: () => pool.end() }
}
