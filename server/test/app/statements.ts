import type { CompiledQuery } from 'kysely'
import { expect } from 'vitest'
import type { TestApp } from './test-app'

type Request = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: Buffer }

/** Number of statements for a successful request. */
export async function statementsOf({ app, deps }: TestApp, request: Request): Promise<number> {
  let statements = 0
  const executor = deps.db.getExecutor()
  const original = executor.executeQuery
  executor.executeQuery = ((query: CompiledQuery) => {
    // Statements of the sandbox, where tests keep payments, are not the product's.
    if (!query.sql.includes('stripe_stand_in')) statements++
    return original.call(executor, query)
  }) as never
  const reply = await app.inject(request)
  executor.executeQuery = original
  expect(reply.statusCode, `${request.url} ${reply.body}`).toBe(200)
  return statements
}

/** Number of statements for a path of the API. */
export const countOf = (app: TestApp, path: string, token: string) =>
  statementsOf(app, { method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
