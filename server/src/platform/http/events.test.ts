import { getEventListeners } from 'node:events'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendEvents } from './events'

test('listens for the end of the process only while its work lasts, also where that fails at once', async () => {
  const app = Fastify({ forceCloseConnections: true })
  const { signal } = new AbortController()
  let end = () => {}
  const options = { write: JSON.stringify, errors: { record: () => {} }, handedOn: signal }
  const refuse = () => Promise.reject(new Error('refused'))
  const workByPath: Record<string, (send: (event: string, data: object) => void) => Promise<object>> = {
    '/refused': refuse,
    '/answered': async () => ({}),
    '/begun': async (send) => {
      send('words', {})
      return refuse()
    },
    '/held': () =>
      new Promise((resolve) => {
        end = () => resolve({})
      }),
  }
  for (const [path, work] of Object.entries(workByPath))
    app.get(path, (_, reply) => sendEvents(reply, { ...options, work }))
  const listeners = () => getEventListeners(signal, 'abort').length
  const statusOf = async (path: string) => (await app.inject(path)).statusCode

  for (let n = 0; n < 10; n++) expect(await statusOf('/refused')).toBe(500)
  expect([await statusOf('/answered'), await statusOf('/begun'), listeners()]).toEqual([200, 200, 0])
  const held = statusOf('/held')
  await expect.poll(listeners).toBe(1)
  end()
  expect([await held, listeners()]).toEqual([200, 0])
})
