import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SentryFault = 'hangs' | 'error' | 'limited' | 'rubbish' | 'reset' | null
type Event = Record<string, unknown> & { exception: { values: { type: string; value: string }[] } }

const key = 'publickeyofthestandin'

/** A loopback service that takes envelopes as Sentry documents them: for a project and a key, a line of JSON each. */
export async function standInSentry() {
  const events: Event[] = []
  let fault: SentryFault = null
  const hanging = new Set<ServerResponse>()
  /** The fault that replaces an answer. */
  const faults: Record<Exclude<SentryFault, null>, (reply: ServerResponse) => void> = {
    hangs: (reply) => hanging.add(reply),
    reset: (reply) => reply.destroy(),
    error: (reply) => reply.writeHead(500).end('<h1>no</h1>'),
    limited: (reply) => reply.writeHead(429, { 'retry-after': '60' }).end(),
    rubbish: (reply) => reply.end('{'.repeat(100_000)),
  }
  function take({ method, url = '' }: IncomingMessage, envelope: string, reply: ServerResponse) {
    const { pathname, searchParams } = new URL(url, 'http://stand.in')
    const isOurs = pathname === '/api/42/envelope/' && searchParams.get('sentry_key') === key
    if (method !== 'POST' || !isOurs) return reply.writeHead(403).end()
    const [, item = '', ...payload] = envelope.split('\n')
    if (JSON.parse(item).type === 'event') events.push(JSON.parse(payload.join('\n')))
    return reply.end('{}')
  }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      if (fault) faults[fault](reply)
      else take(request, Buffer.concat(parts).toString(), reply)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://${key}@127.0.0.1:${port}/42`,
    events,
    order(next: SentryFault) {
      fault = next
    },
    async stop() {
      for (const reply of hanging) reply.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
