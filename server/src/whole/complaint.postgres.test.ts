// @module-tag ci
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openPostgres } from '#platform/database/database'
import { atEnd } from '#test/app/at-end'
import { startServer } from '#test/app/server-process'
import { prepared } from '#test/database/prepared'

/** A collector of traces on loopback, with what it has received. */
async function startCollector() {
  const received: string[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      received.push(Buffer.concat(parts).toString())
      reply.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  atEnd(async () => void server.close())
  const { port } = server.address() as { port: number }
  return { received, address: `http://127.0.0.1:${port}` }
}

type Line = { msg: string; reqId: string; level: number; reference?: string; res?: { statusCode: number } }
type ExportedSpan = { name: string; attributes: { key: string; value: { stringValue?: string } }[] }
type Export = { resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[] }

const spansOf = (text: string): ExportedSpan[] =>
  (JSON.parse(text) as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

test('the code that a person reads out leads to the error, to the line of its request, and to its trace', async () => {
  const collector = await startCollector()
  const env = await prepared()
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_BSP_SCHEDULE_DELAY: '50' }
  const server = await startServer({ ...env, ...traces, LOG_LEVEL: 'info' })
  const { db, close } = openPostgres(env.DATABASE_URL)
  await sql`alter table topics rename to topics_away`.execute(db)
  await close()
  const reply = await fetch(`${server.origin}/api/topics`)
  const { code, values, error_message } = (await reply.json()) as {
    code: string
    error_message: string
    values: { reference: string }
  }
  expect([reply.status, code]).toEqual([500, 'server_error'])
  const { reference } = values
  expect(error_message).toContain(`(${reference})`)

  const linesOfCode = () =>
    server
      .output()
      .split('\n')
      .filter((text) => text.includes(reference))
      .map((text) => JSON.parse(text) as Line)
  await vi.waitFor(() => expect(linesOfCode()).toHaveLength(2), 30_000)
  const [error, request] = linesOfCode()
  expect(error).toMatchObject({ level: 50, reference, msg: expect.stringContaining('does not exist') })
  expect(request).toMatchObject({ msg: 'request completed', reference, res: { statusCode: 500 } })
  expect(request?.reqId).toBe(error?.reqId)

  const spans = () => collector.received.flatMap(spansOf)
  const codeOf = ({ attributes }: ExportedSpan) =>
    attributes.find(({ key }) => key === 'kasama.reference')?.value.stringValue
  await vi.waitFor(() => expect(spans().map(codeOf)).toContain(reference), 30_000)
  expect(spans().filter((span) => codeOf(span) === reference)).toEqual([
    expect.objectContaining({ name: 'GET /api/topics' }),
  ])
  expect(await server.stop('SIGTERM')).toBe(0)
})
