import { setTimeout as wait } from 'node:timers/promises'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

const retryAfterSeconds = 5
const sampleMs = 1000

/**
 * Refuses calls with 503 while the event loop is overloaded, so that calls in progress are finished; /healthz is still
 * served. Overloaded means: its mean delay exceeds `mostDelayMs`; 0 is no limit.
 */
export async function refuseUnderPressure(app: FastifyInstance, mostDelayMs: number) {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: async (request) => {
      if (request.url !== '/healthz') throw new AppError('unavailable', {}, retryAfterSeconds)
    },
  })
}

const mostWaitMs = 10_000

/**
 * Waits until one whole sample shows no overload, at most ten seconds: the load of the start itself must not refuse the
 * first call.
 */
export async function untilCalm(app: FastifyInstance): Promise<void> {
  const until = Date.now() + mostWaitMs
  do await wait(sampleMs + 100)
  while (app.isUnderPressure() && Date.now() < until)
}
