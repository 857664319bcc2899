import { setTimeout as wait } from 'node:timers/promises'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

const retryAfterSeconds = 5
const sampleMs = 1000

/**
 * Refuses calls with 503 while the process can't keep up, so that those under way are finished; /healthz goes on. It can't
 * while each turn of its event loop takes longer than `mostDelayMs` on average; 0 is no limit.
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
 * Ends once a whole sample was taken in which the process kept up, or after ten seconds: the work of a start is no reason
 * to refuse the first call.
 */
export async function untilCalm(app: FastifyInstance): Promise<void> {
  const until = Date.now() + mostWaitMs
  do await wait(sampleMs + 100)
  while (app.isUnderPressure() && Date.now() < until)
}
