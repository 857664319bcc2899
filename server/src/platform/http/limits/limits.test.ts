import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'
import { createLimits } from './limits'

type RequestOrigin = { remoteAddress: string; forwarded?: string }

/** Signs up 31 times, each time from another of these addresses; returns the last status: 429 if they count as one. */
async function lastOf(trustProxy: string | false, from: (n: number) => RequestOrigin): Promise<number> {
  const { app } = await testApp({ config: { rateLimitFactor: 1, trustProxy } })
  let status = 0
  for (let n = 0; n < 31; n++) {
    const { remoteAddress, forwarded } = from(n)
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      remoteAddress,
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      payload: { email: `n${n}@home.example`, password: 'short' },
    })
    status = reply.statusCode
  }
  return status
}

test('an IPv6 network counts as one address, and two networks as two', async () => {
  expect(await lastOf(false, (n) => ({ remoteAddress: `2001:db8:1:2:${n.toString(16)}::${n + 1}` }))).toBe(429)
  expect(await lastOf(false, (n) => ({ remoteAddress: `2001:db8:1:${n.toString(16)}::1` }))).toBe(422)
})
test('a site has ten times the room of a home, however many networks it goes through', () => {
  const limits = createLimits(0.001, null)
  const from = (n: number) => () => limits.countPage(`2001:db8:1:${n.toString(16)}::1`)
  for (let n = 0; n < 10; n++) expect(from(n)).not.toThrow()
  expect(from(10)).toThrow('Too many')
  expect(() => limits.countPage('2001:db8:2::1')).not.toThrow()
})
test('speech requests never delay questions', async () => {
  const { runCall, runListening } = createLimits(1, null)
  for (let n = 0; n < 4; n++) void runListening(1, () => new Promise(() => {}))
  expect(await runCall(1, async () => 'answered')).toBe('answered')
})
test('an IPv4 address is the same in the clothes of IPv6', async () => {
  expect(await lastOf(false, (n) => ({ remoteAddress: n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1' }))).toBe(429)
  expect(await lastOf(false, (n) => ({ remoteAddress: `::ffff:192.0.2.${n}` }))).toBe(422)
})
test('ignores addresses that the caller adds to X-Forwarded-For', async () => {
  const forwarded = (n: number) => `203.0.113.${n}`
  expect(await lastOf(false, (n) => ({ remoteAddress: '192.0.2.1', forwarded: forwarded(n) }))).toBe(429)
  expect(await lastOf('10.0.0.1', (n) => ({ remoteAddress: '192.0.2.1', forwarded: forwarded(n) }))).toBe(429)
})
test('behind a proxy it is the address that the proxy saw', async () => {
  const requestFrom = (n: number, by: string) => ({ remoteAddress: '10.0.0.1', forwarded: `203.0.113.${n}, ${by}` })
  expect(await lastOf('10.0.0.1', (n) => requestFrom(n, '192.0.2.1'))).toBe(429)
  expect(await lastOf('10.0.0.1', (n) => requestFrom(n, `192.0.2.${n}`))).toBe(422)
})
test('calls without an account are limited by address', async () => {
  const { app } = await testApp({ config: { rateLimitFactor: 0.1 } })
  const call = (remoteAddress: string) => app.inject({ url: '/api/feeds/public', remoteAddress })
  const replies = []
  for (let n = 0; n < 101; n++) replies.push((await call('192.0.2.1')).statusCode)
  expect(replies.lastIndexOf(200)).toBe(99)
  expect(replies.at(-1)).toBe(429)
  expect((await call('192.0.2.2')).statusCode).toBe(200)
})
