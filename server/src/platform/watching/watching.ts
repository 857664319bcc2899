import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import type { Metrics } from './metrics'
import type { Statement, StatementWatch } from './statement'
import type { Traces } from './traces'

/** The observability of this process: none unless configured. */
export type Watching = {
  metrics: Metrics | null
  traces: Traces | null
  statement: StatementWatch
}

export const nobodyWatches: Watching = { metrics: null, traces: null, statement: null }

/** Starts what is configured; only then are the libraries loaded. */
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

/** Observes an app's requests; registered before all hooks that may answer. */
export function watchRequests(app: FastifyInstance, { metrics, traces }: Watching) {
  traces?.watch(app)
  metrics?.watch(app)
}
