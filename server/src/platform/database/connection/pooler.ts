import type { PoolClient, QueryConfig } from 'pg'

const isNamed = (query: unknown): query is QueryConfig => typeof (query as QueryConfig | null)?.name === 'string'

/**
 * Makes a connection send each statement without a name. A pooler that lends connections by transaction would prepare
 * it on one, and run it on another that has none of this name, or another process's statement.
 */
export function forgetNames(client: PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const nameless = (first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
  client.query = nameless as typeof client.query
}
