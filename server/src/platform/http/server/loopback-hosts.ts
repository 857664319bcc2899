import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fail } from '../errors'

/** A name or address (without a port) that never leaves this computer. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost')
}

/**
 * Refuses requests whose Host is not this computer. Otherwise a foreign page could resolve its own name to 127.0.0.1
 * (DNS rebinding) and read the demo's mails.
 */
export function answerLoopbackHostsOnly(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const host = request.headers.host ?? ''
    if (host !== '' && !isLoopback(host.replace(/:\d*$/, ''))) fail('wrong_host')
  })
}
