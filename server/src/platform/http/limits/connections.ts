import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log/log'

/**
 * Descriptors beside those of connections: listening, log, threads, the pool of PostgreSQL and the libraries of
 * providers; the embedded database itself opens up to a thousand files (max_files_per_process).
 */
const ownDescriptors = { postgres: 150, embedded: 1100 }
const fewestConnections = 10

/** Maximum of connections for a limit of descriptors, since each may open one more for a file or a provider. */
export function maxConnections(descriptors: number, database: keyof typeof ownDescriptors): number {
  return Math.max(fewestConnections, Math.floor((descriptors - ownDescriptors[database]) / 2))
}

const everyMs = 10_000

/**
 * Refuses connections beyond `max`, so that files, database and providers still find descriptors. At the limit,
 * connections that wait for a next request are closed to make room.
 */
export function boundConnections(app: FastifyInstance, max: number, log: Log) {
  const { server } = app
  server.maxConnections = max
  let warnedAt = Number.NEGATIVE_INFINITY
  function makeRoom(line: object) {
    const now = performance.now()
    if (now - warnedAt < everyMs) return
    warnedAt = now
    log.warn({ ...line, mostConnections: max }, 'connections are refused')
    server.closeIdleConnections()
  }
  server.on('drop', () => makeRoom({}))
  // Without a listener a connection that could not be accepted would end the process.
  server.on('error', (err) => makeRoom({ err }))
}
