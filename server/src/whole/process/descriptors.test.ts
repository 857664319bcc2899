import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ServerProcess, startServer } from '#test/app/server-process'
import { prepared } from '#test/database/prepared'

const idle: Socket[] = []
let server: ServerProcess
/** Enough for the start, which reads several hundred files at once, and for those of the embedded database. */
const limit = 1300
beforeAll(async () => {
  server = await startServer(await prepared(), limit)
})
afterAll(async () => expect(await server.stop('SIGTERM')).toBe(0))

const port = () => Number(new URL(server.origin).port)

/** Opens a connection that stays open and sends nothing. */
async function open() {
  const socket = connect(port(), '127.0.0.1').on('error', () => {})
  idle.push(socket)
  await once(socket, 'connect')
}

function release() {
  for (const socket of idle.splice(0)) socket.destroy()
}

/** The status of a call on a connection of its own; null if that is refused. */
const statusOf = (path: string, method = 'GET') =>
  new Promise<number | null>((resolve) => {
    const options = { method, agent: false, headers: { connection: 'close' } }
    get(`${server.origin}${path}`, options, (reply) => resolve(reply.resume().statusCode ?? null)).on('error', () =>
      resolve(null),
    )
  })

const answersAgain = () => vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 60_000 })

test('more idle connections than the limit of descriptors allows are refused, and the process lives', async () => {
  const [, bound] = /"mostConnections":(\d+)/.exec(server.output()) ?? []
  expect(Number(bound)).toBeLessThan(limit / 2)
  for (let opened = 0; opened < Number(bound); opened++) await open()
  expect(await statusOf('/healthz')).toBeNull()
  await vi.waitFor(() => expect(server.output()).toContain('connections are refused'), 60_000)
  release()
  await answersAgain()
})
