import { createTransport, ServerRuntimeClient } from '@sentry/core/server'
import type { ErrorReport } from './scrub'

const patienceMs = 5000
/** Maximum of open requests; while they hang, further reports are dropped. */
const atOnce = 20

export type Sender = { send: (report: ErrorReport) => void; close: (ms: number) => Promise<void> }

/** The Sentry client without its integrations, which would collect more: events are built here. */
export function createSender(dsn: string, environment: string): Sender {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    integrations: [],
    stackParser: () => [],
    sendClientReports: false,
    sendDefaultPii: false,
    maxBreadcrumbs: 0,
    transportOptions: { bufferSize: atOnce },
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const reply = await fetch(options.url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-sentry-envelope' },
          body: body as string,
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        })
        await reply.body?.cancel()
        const header = (name: string) => reply.headers.get(name)
        const headers = { 'x-sentry-rate-limits': header('x-sentry-rate-limits'), 'retry-after': header('retry-after') }
        return { statusCode: reply.status, headers }
      }),
  })
  client.init()
  return {
    send: (report) => void client.captureEvent(eventOf(report)),
    close: async (ms) => void (await client.close(ms)),
  }
}

function eventOf({
  from,
  type,
  message,
  frames,
  code,
}: ErrorReport): Parameters<ServerRuntimeClient['captureEvent']>[0] {
  // Sentry expects the innermost frame last.
  const sentryFrames = [...frames].reverse().map(({ function: name, file, line, column }) => {
    return { function: name, filename: file, lineno: line, colno: column, in_app: !file.startsWith('node:') }
  })
  return {
    level: 'error',
    platform: from === 'server' ? 'node' : 'javascript',
    exception: { values: [{ type, value: message, stacktrace: { frames: sentryFrames } }] },
    tags: { from, ...(code && { code }) },
  }
}
