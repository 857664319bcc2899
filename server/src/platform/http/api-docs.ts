import { calls } from '@kasama/contract/calls'
import { errors } from '@kasama/contract/errors'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openapi } from './openapi'

/** GET /api/openapi.json and a page to read it at /api/docs, which has a policy of its own. */
export async function apiDocs(app: FastifyInstance) {
  const document = openapi(calls, errors)
  app.get('/openapi.json', async () => document)
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
      )
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: { content: document, telemetry: false, withDefaultFonts: false, hideClientButton: true },
    })
  })
}
