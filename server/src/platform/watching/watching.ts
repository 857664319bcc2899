import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import type { Metrics } from './metrics'
import type { Statement, StatementWatch } from './statement'
import type { Traces } from './traces'

/** Who watches this process: nobody unless it is configured. */
export type Watching = {
  metrics: Metrics | null
  traces: Traces | null
  statement: StatementWatch
}

export const nobodyWatches: Watching = { metrics: null, traces: null, statement: null }

/** Starts what is configured; the libraries are loaded there alone. */
export async function startWatching({
  metricsToken,
  tracesUrl,
}: Pick<Config, 'metricsToken' | 'tracesUrl'>): Promise<Watching> {
  if (!metricsToken && !tracesUrl) return nobodyWatches
  const metrics = metricsToken ? (await import('./metrics')).createMetrics() : null
  const traces = tracesUrl ? (await import('./traces')).createTraces(tracesUrl) : null
  const statement = (one: Statement) => {
    metrics?.statement(one)
    traces?.statement(one)
  }
  return { metrics, traces, statement }
}

/** Watches the requests of an app, from before the first of its other hooks. */
export function watchRequests(app: FastifyInstance, { metrics, traces }: Watching) {
  traces?.watch(app)
  metrics?.watch(app)
}
