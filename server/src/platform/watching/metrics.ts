import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Statement } from './statement'

/** Events that are counted as metrics, beside the routes. */
type CountedEvent = 'login' | 'payment' | 'webhook' | 'lesson_watched' | 'mail' | 'model_call'

export type Count = (event: CountedEvent, outcome: string) => void
/** A gauge that is measured when metrics are scraped. */
export type MetricReading = { name: string; help: string; labels?: Record<string, string>; value: number }

export type Metrics = {
  watch: (app: FastifyInstance) => void
  statement: (statement: Statement) => void
  count: Count
  /** All metrics as text, together with the measured gauges. */
  write: (measured: MetricReading[]) => Promise<{ type: string; text: string }>
}

/** This process's Prometheus metrics. Labels contain route patterns: no path, name or id. */
export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'kasama_request_seconds',
    help: 'Requests by route and status, with how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const statements = new Histogram({
    name: 'kasama_statement_seconds',
    help: 'Statements of the database, with how long they took',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 5],
    registers,
  })
  const failed = new Counter({ name: 'kasama_statements_failed_total', help: 'Statements that failed', registers })
  const happenings = new Counter({
    name: 'kasama_happenings_total',
    help: 'What people and providers did, with what became of it',
    labelNames: ['what', 'outcome'],
    registers,
  })
  const count: Count = (event, outcome) => happenings.inc({ what: event, outcome })
  // From its first look on Prometheus sees what rises: a counter that begins at 1 has no increase.
  for (const what of new Set<CountedEvent>([...Object.values(byCall), 'mail']))
    for (const outcome of ['done', 'refused', 'failed']) happenings.inc({ what, outcome }, 0)
  const gauges = new Map<string, Gauge>()

  function show({ name, help, labels = {}, value }: MetricReading) {
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }

  return {
    count,
    statement({ ms, hasFailed }) {
      statements.observe(ms / 1000)
      if (hasFailed) failed.inc()
    },
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { method } = request
        const route = request.routeOptions.url ?? 'none'
        const status = reply.statusCode
        requests.observe({ method, route, status }, reply.elapsedTime / 1000)
        const event = happeningOf(method, route)
        if (event) count(event, outcomeOf(status))
        done()
      })
    },
    async write(measured) {
      for (const gauge of gauges.values()) gauge.reset()
      for (const gaugeEntry of measured) show(gaugeEntry)
      return { type: register.contentType, text: await register.metrics() }
    },
  }
}

const byCall: Record<string, CountedEvent> = {
  'POST /api/auth/login': 'login',
  'POST /api/auth/first_login': 'login',
  'POST /api/auth/google_login': 'login',
  'POST /api/auth/facebook_login': 'login',
  'POST /api/payment/subscribe': 'payment',
  'POST /api/payment/switch_plan': 'payment',
  'POST /api/payment/resume': 'payment',
  'POST /api/payment/webhook': 'webhook',
  'POST /api/videos/:id/watched': 'lesson_watched',
}

const happeningOf = (method: string, route: string): CountedEvent | undefined => byCall[`${method} ${route}`]

function outcomeOf(status: number): string {
  if (status < 400) return 'done'
  return status < 500 ? 'refused' : 'failed'
}
