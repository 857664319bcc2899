import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainBeforeClosing } from './draining'

test('a draining server serves on, and ends each connection with its response', async () => {
  const app = Fastify()
  drainBeforeClosing(app)
  app.get('/', async () => 'served')
  const connectionOf = async () => (await app.inject('/')).headers.connection
  expect(await connectionOf()).toBe('keep-alive')
  app.draining.begin()
  expect(await connectionOf()).toBe('close')
  expect((await app.inject('/')).body).toBe('served')
  await app.close()
})
test('closing waits for what was asked, and for no connection that asked nothing', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  drainBeforeClosing(app)
  let answer = (_: string) => {}
  const requestReceived = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve()
      return new Promise<string>((reply) => {
        answer = reply
      })
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const [silent, asking] = [await open(), await open()]
  let received = ''
  asking.on('data', (chunk) => {
    received += chunk
  })
  asking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await requestReceived
  const closed = app.close()
  silent.resume()
  await once(silent, 'close')
  answer('answered')
  await Promise.all([once(asking, 'close'), closed])
  expect(received).toMatch(/connection: close[\s\S]*answered$/)
})
