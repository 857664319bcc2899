import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool } from 'pg'

/** A statement is worth keeping prepared once it has come so often; only so many are, as each connection holds its own. */
const worthFrom = 20
const most = 200

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
    const query = (text: string, values: unknown[] = []) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      return name ? client.query({ name, text, values }) : client.query(text, values)
    }
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  }

  return { connect, end: () => pool.end() }
}
