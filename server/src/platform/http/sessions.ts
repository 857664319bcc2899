import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isToken } from '#platform/passwords/secrets'
import type { User } from './access'
import type { Limits } from './limits/limits'

declare module 'fastify' {
  interface FastifyRequest {
    /** The token as sent, valid or not. */
    token: string | null
  }
}

/** A request's token, from either of its headers. */
function sentToken({ headers }: FastifyRequest): string | null {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return bearer || headers['x-access-token']?.toString() || null
}

type Visitors = {
  limits: Limits
  identify: (call: { token: string; route: string | undefined }) => Promise<User | null>
}

/**
 * Identifies the caller of every request; `identify` returns the account of a token, null if it is invalid. The
 * network's limits are checked first, and malformed tokens are not looked up.
 */
export function identifyVisitors(app: FastifyInstance, { limits, identify }: Visitors) {
  app.decorateRequest('user', null)
  app.decorateRequest('token', null)
  app.decorateRequest('tokenRefused', false)
  app.addHook('onRequest', async (request) => {
    limits.countNetwork(request.ip)
    const token = sentToken(request)
    request.token = token
    if (token === null) return
    request.tokenRefused = true
    if (!isToken(token)) return
    limits.tokens.admit(request.ip, token)
    request.user = await identify({ token, route: request.routeOptions.url })
    request.tokenRefused = request.user === null
    limits.tokens.record(request.ip, token, request.user !== null)
  })
}
