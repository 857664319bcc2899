import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { letGoWhenClosing } from './closing'

test('closing waits for what was asked, and for no connection that asked nothing', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  letGoWhenClosing(app)
  let answer = (_: string) => {}
  const asked = new Promise<void>((resolve) => {
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
  let said = ''
  asking.on('data', (chunk) => {
    said += chunk
  })
  asking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  const closed = app.close()
  silent.resume()
  await once(silent, 'close')
  answer('answered')
  await Promise.all([once(asking, 'close'), closed])
  expect(said).toMatch(/connection: close[\s\S]*answered$/)
})
