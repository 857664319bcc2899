import type { CompiledQuery } from 'kysely'
import { expect } from 'vitest'
import type { TestApp } from './test-app'

type Request = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: Buffer }

/** How many statements a request takes that is answered. */
export async function statementsOf({ app, deps }: TestApp, request: Request): Promise<number> {
  let statements = 0
  const executor = deps.db.getExecutor()
  const original = executor.executeQuery
  executor.executeQuery = ((query: CompiledQuery) => {
    // The sandbox, where payments are kept in tests, is no part of us.
    if (!query.sql.includes('stripe_stand_in')) statements++
    return original.call(executor, query)
  }) as never
  const reply = await app.inject(request)
  executor.executeQuery = original
  expect(reply.statusCode, `${request.url} ${reply.body}`).toBe(200)
  return statements
}

/** How many statements a path of the API takes. */
export const countOf = (app: TestApp, path: string, token: string) =>
  statementsOf(app, { method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
