import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { User } from './access'

declare module 'fastify' {
  interface FastifyRequest {
    /** The token as it was sent, whether good or not. */
    token: string | null
  }
}

function sentToken(request: FastifyRequest): string | null {
  const bearer = /^Bearer (.{1,100})$/.exec(request.headers.authorization ?? '')?.[1]
  const other = request.headers['x-access-token']
  return bearer ?? (typeof other === 'string' && other.length <= 100 ? other : null)
}

/** Says of every request who makes it; `identify` answers the account of a token, null where the token is not good. */
export function identifyVisitors(app: FastifyInstance, identify: (token: string) => Promise<User | null>) {
  app.decorateRequest('user', null)
  app.decorateRequest('token', null)
  app.decorateRequest('tokenRefused', false)
  app.addHook('onRequest', async (request) => {
    request.token = sentToken(request)
    if (!request.token) return
    request.user = await identify(request.token)
    request.tokenRefused = request.user === null
  })
}
