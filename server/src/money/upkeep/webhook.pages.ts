import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Sandbox } from '#platform/ports/payments/payments'
import { handleEvent } from './handle-event'

/**
 * The webhook endpoint of the payment provider, outside of the contract: the provider defines the payload, and its
 * signature over the raw body replaces a token. After any reply but 200 the provider sends the event again.
 */
export async function webhookPage(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/payment/webhook', async (request) => {
      const signature = request.headers['stripe-signature']
      const body = request.body
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return fail('not_signed')
      const event = deps.payments.readEvent(body, signature, deps.now()) ?? fail('not_signed')
      if (event.livemode !== deps.payments.livemode) return fail('not_signed')
      return { received: (await handleEvent(deps, event)) !== null }
    })
  })
  if (deps.payments.sandbox) deliverSandboxEvents(app, deps.payments.sandbox)
}

/** Delivers the sandbox's events to the same endpoint. */
function deliverSandboxEvents(app: FastifyInstance, sandbox: Sandbox): void {
  sandbox.sendEventsTo(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const reply = await app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload })
    return reply.statusCode
  })
  app.addHook('onClose', () => sandbox.stop())
}
