import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendErrorsAsEnvelopes } from '../errors'
import { refuseUnderPressure, waitForLowPressure } from './pressure'

function block(ms: number) {
  for (const until = Date.now() + ms; Date.now() < until; );
}

test('a process that can not keep up refuses calls in the envelope, but for /healthz, until it can again', async () => {
  const app = Fastify()
  sendErrorsAsEnvelopes(app)
  refuseUnderPressure(app, 500)
  for (const path of ['/healthz', '/call']) app.get(path, async () => ({ status: 'ok' }))
  expect((await app.inject('/call')).statusCode).toBe(200)
  while (!app.isUnderPressure()) {
    block(700)
    await turn()
  }
  const [refused, health] = [await app.inject('/call'), await app.inject('/healthz')]
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'overloaded', '5'])
  expect(health.statusCode).toBe(200)
  await waitForLowPressure(app)
  expect(app.isUnderPressure()).toBe(false)
  expect((await app.inject('/call')).statusCode).toBe(200)
  await app.close()
})
