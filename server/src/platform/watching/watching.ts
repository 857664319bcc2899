import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config'
import type { Metrics } from './metrics'
import type { Statement, StatementWatch } from './statement'
import type { Traces } from './traces'

/** The observability of this process: none unless configured. */
export type Observability = {
  metrics: Metrics | null
  traces: Traces | null
  recordStatement: StatementWatch
}

export const noObservability: Observability = { metrics: null, traces: null, recordStatement: null }

/** Starts what is configured; only then are the libraries loaded. */
export async function startWatching({
  metricsToken,
  tracesUrl,
}: Pick<Config, 'metricsToken' | 'tracesUrl'>): Promise<Observability> {
  if (!metricsToken && !tracesUrl) return noObservability
  const metrics = metricsToken ? (await import('./metrics')).createMetrics() : null
  const traces = tracesUrl ? (await import('./traces')).createTraces(tracesUrl) : null
  const recordStatement = (measured: Statement) => {
    metrics?.statement(measured)
    traces?.statement(measured)
  }
  return { metrics, traces, recordStatement }
}

/** Observes an app's requests; registered before all hooks that may answer. */
export function watchRequests(app: FastifyInstance, { metrics, traces }: Observability) {
  traces?.watch(app)
  metrics?.watch(app)
}
