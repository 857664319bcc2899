import { setTimeout as wait } from 'node:timers/promises'
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { referenceOf } from '#platform/log/reference'
import type { Statement } from './statement'

export type Traces = {
  watch: (app: FastifyInstance) => void
  statement: (statement: Statement) => void
}

const longestText = 2000

/**
 * OpenTelemetry traces: a span for each request, named by its route, and within it one for each statement. The
 * libraries read the other OTEL_ variables themselves (name, headers, sampler). Spans that can't be sent are dropped.
 */
export function createTraces(endpoint: string): Traces {
  const serviceResource = resourceFromAttributes({ 'service.name': 'kasama' })
  const resource = serviceResource.merge(detectResources({ detectors: [envDetector] }))
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  provider.register()
  const tracer = trace.getTracer('kasama')
  const spans = new WeakMap<FastifyRequest, Span>()
  return {
    watch(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? 'none'
        const attributes = { 'http.request.method': request.method, 'http.route': route }
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes, root: true })
        spans.set(request, span)
        context.with(trace.setSpan(context.active(), span), done)
      })
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) {
          span?.setStatus({ code: SpanStatusCode.ERROR })
          span?.setAttribute('kasama.reference', referenceOf(request.id))
        }
        span?.end()
        done()
      })
      // Its last spans are worth a second: a collector that hangs must not keep the database from being closed.
      app.addHook('onClose', () => Promise.race([provider.shutdown().catch(() => {}), wait(1000)]))
    },
    statement({ text, ms, hasFailed }) {
      if (!trace.getActiveSpan()) return
      const name = text.trimStart().split(/\s/, 1)[0] ?? 'statement'
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) }
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: Date.now() - ms, attributes })
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
