import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

declare module 'fastify' {
  interface FastifyInstance {
    isUnderPressure: () => boolean
  }
}

const retryAfterSeconds = 5
const sampleMs = 1000
const resolutionMs = 10

/**
 * Refuses calls with 503 while the event loop is overloaded, so that calls in progress are finished; /healthz is still
 * served. Overloaded means: its mean delay exceeds `maxDelayMs`; 0 is no limit. Sampling opens no file, so that it
 * works when descriptors are short.
 */
export function refuseUnderPressure(app: FastifyInstance, maxDelayMs: number) {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let delayMs = 0
  app.decorate('isUnderPressure', () => delayMs > maxDelayMs)
  if (maxDelayMs === 0) return
  delays.enable()
  const sampling = setInterval(() => {
    // A loop that stood still for the whole sample has no mean.
    delayMs = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / 1e6 - resolutionMs
    delays.reset()
  }, sampleMs).unref()
  app.addHook('onClose', async () => clearInterval(sampling))
  app.addHook('onRequest', async ({ url }) => {
    if (delayMs > maxDelayMs && url !== '/healthz') throw new AppError('overloaded', {}, retryAfterSeconds)
  })
}

const maxWaitMs = 10_000

/**
 * Waits until one whole sample shows no overload, at most ten seconds: the load of the start itself must not refuse the
 * first call.
 */
export async function waitForLowPressure(app: FastifyInstance): Promise<void> {
  const until = Date.now() + maxWaitMs
  do await wait(sampleMs + 100)
  while (app.isUnderPressure() && Date.now() < until)
}
