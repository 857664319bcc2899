import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'

const addresses = [
  '/',
  '/library',
  '/public',
  '/public/video/1',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/unsubscribe',
  '/media/x.mp4',
  '/pictures/x.svg',
  '/api/docs',
  '/api/docs/',
  '/api/openapi.json',
  '/api/topics',
  '/api/none',
]

let port: number
beforeAll(async () => {
  const { app } = await testApp({ config: { demo: false, localDemo: false } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

/** Sends raw lines; returns the whole reply. */
async function replyTo(lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  let reply = ''
  socket.on('data', (chunk) => {
    reply += chunk
  })
  await once(socket, 'close')
  return reply
}
const statusOf = async (lines: string[]) => Number((await replyTo(lines)).split(' ')[1])

test('unreadable requests are refused in the envelope', async () => {
  const large = await replyTo(['GET /api/topics HTTP/1.1', 'Host: localhost', `x-large: ${'x'.repeat(20_000)}`])
  expect(large).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(large.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: true, code: 'headers_too_large' })
  const odd = await replyTo(['GET /api/topics HTTP/1.1', 'Host: localhost', 'a b: c'])
  expect(odd).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(odd.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: true, code: 'invalid_input' })
})

test.each(addresses)('no odd host makes %s fail', async (address) => {
  for (const host of ['a^b', '', '[', 'x:y:z', 'a b', '%']) {
    const status = await statusOf([`GET ${address} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])
    expect(status, host).toBeLessThan(500)
  }
  expect(await statusOf([`GET ${address} HTTP/1.0`])).toBeLessThan(500)
})

describe('a demo on loopback', () => {
  test.each([
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['sample-agency.localhost:3000', 200],
    ['evil.example', 421],
    ['evil.example:3000', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost.evil.example', 421],
    ['192.168.1.5:3000', 421],
  ])('answers the host %s with %i', async (host, status) => {
    const { app } = await local
    for (const url of ['/healthz', '/dev/outbox', '/api/config']) {
      const reply = await app.inject({ url, headers: { host } })
      expect([url, reply.statusCode]).toEqual([url, status])
    }
  })
  const local = testApp({ config: { demo: true, localDemo: true } })
})

test('a demo that other computers reach hides the pages under /dev', async () => {
  const { app } = await testApp({ config: { demo: true, localDemo: false }, deps: () => ({ outboxFolder: null }) })
  for (const url of ['/dev/outbox', '/dev/outbox/x.eml', '/dev/components']) {
    expect((await app.inject({ url, headers: { host: 'kasama.example' } })).statusCode).toBe(404)
  }
})
