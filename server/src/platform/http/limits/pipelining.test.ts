import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { atEnd } from '#test/app/at-end'
import { handleInTurn } from './pipelining'

/** A server that responds with the result of `open`, and a connection that has sent `count` requests at once. */
async function pipelined(count: number, open: (number: number) => Readable) {
  const app = Fastify()
  atEnd(() => app.close())
  handleInTurn(app)
  let opened = 0
  app.get('/', async () => open(++opened))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  atEnd(async () => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: kasama\r\n\r\n'.repeat(count))
  return socket
}

test('pipelined requests are answered one after another', async () => {
  const happened: string[] = []
  const socket = await pipelined(3, (number) => {
    happened.push(`opened ${number}`)
    return Readable.from([`answer ${number}`]).on('end', () => happened.push(`ended ${number}`))
  })
  let answers = ''
  socket.on('data', (bytes) => {
    answers += bytes
  })
  await vi.waitFor(() => expect(answers).toMatch(/answer 1.*answer 2.*answer 3/s), { timeout: 60_000 })
  const inTurn = [1, 2, 3].flatMap((number) => [`opened ${number}`, `ended ${number}`])
  await vi.waitFor(() => expect(happened).toEqual(inTurn), { timeout: 60_000 })
})

test('a connection that breaks off leaves open nothing that its waiting requests asked for', async () => {
  const opened: Readable[] = []
  const endless = () => {
    const stream = new Readable({ read: () => {} })
    stream.push('the beginning')
    opened.push(stream)
    return stream
  }
  const socket = await pipelined(3, endless)
  await once(socket, 'data')
  socket.destroy()
  await vi.waitFor(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]), { timeout: 60_000 })
})

test('a connection on which too many requests wait is closed', async () => {
  const socket = await pipelined(200, () => new Readable({ read: () => {} }))
  await once(
    socket.on('error', () => {}),
    'close',
  )
  expect(socket.destroyed).toBe(true)
})
