import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

const retryAfterSeconds = 5

/**
 * Refuses calls with 503 while the process can't keep up, so that those under way are finished; /healthz goes on. It can't
 * while each turn of its event loop takes longer than `mostDelayMs` on average; 0 is no limit.
 */
export async function refuseUnderPressure(app: FastifyInstance, mostDelayMs: number) {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: async (request) => {
      if (request.url !== '/healthz') throw new AppError('unavailable', {}, retryAfterSeconds)
    },
  })
}
