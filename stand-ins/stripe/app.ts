import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { keepGoing } from './clock/keep-going'
import type { Context } from './context'
import { addControlDoor } from './faults/control'
import { type Fault, orderedFaults } from './faults/faults'
import { answer, type FinalAnswer } from './protocol/answer'
import { randomText } from './state/ids'
import { type Db, makeTables } from './state/store'
import type { OwnWebhook } from './webhooks/endpoints'

type Options = {
  db: Db
  now?: () => Date
  webhook?: OwnWebhook
  /** Opens /_stand_in/, where the test orders faults, moves the clock and acts for the bank and the dashboard. */
  control?: boolean
  /** Interval at which due work is done; 0: only on request. */
  everyMs?: number
}

const tooManyRequests = {
  error: { type: 'rate_limit_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
}

function send(reply: FastifyReply, { status, body, isReplayed }: FinalAnswer) {
  if (isReplayed) reply.header('idempotent-replayed', 'true')
  if (status === 409) reply.header('stripe-should-retry', 'true')
  if (status === 500) reply.header('stripe-should-retry', 'false')
  return reply.code(status).send(body)
}

/** Breaks the connection in place of an answer, also for a call without a network. */
function hangUp(reply: FastifyReply) {
  reply.hijack()
  reply.raw.destroy(new Error('socket hang up'))
}

/** Applies a fault that follows the effect of a call. */
function sendWithFault(fault: Fault | undefined, reply: FastifyReply, result: FinalAnswer) {
  if (fault?.kind === 'reply_lost') return hangUp(reply)
  if (fault?.kind === 'rubbish') return reply.type('text/html').send('<html>Bad gateway')
  return send(reply, result)
}

async function serve(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const [path = '', query = ''] = request.url.split('?')
  const requestId = `req_${randomText(14)}`
  reply.header('request-id', requestId)
  const fault = context.faults.take(request.method, path)
  if (fault?.kind === 'reset') return hangUp(reply)
  if (fault?.kind === 'too_many_requests')
    return reply.header('stripe-should-retry', 'true').code(429).send(tooManyRequests)
  const header = (name: string) => request.headers[name]?.toString()
  const call = {
    method: request.method,
    path,
    form: [query, request.body ?? ''].filter(Boolean).join('&'),
    authorization: header('authorization'),
    version: header('stripe-version'),
    idempotencyKey: header('idempotency-key'),
    requestId,
  }
  const hold = fault?.kind === 'delay' ? () => wait(fault.delay_ms) : undefined
  return sendWithFault(fault, reply, await answer(context, call, fault?.kind, hold))
}

/** A stand-in for Stripe: the same protocol over the same objects, kept in a schema of its own in the database. */
export async function standInStripe({ db, now = () => new Date(), webhook, control = false, everyMs = 0 }: Options) {
  await makeTables(db)
  const context: Context = { db, now, webhook, faults: orderedFaults() }
  const app = Fastify({ bodyLimit: 1_000_000 })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.setErrorHandler<Error>((error, _, reply) =>
    reply.code(500).send({ error: { type: 'api_error', message: error.message } }),
  )
  const backgroundWork = keepGoing(context, everyMs)
  app.all('/v1/*', async (request, reply) => {
    await serve(context, request, reply)
    if (request.method !== 'GET') backgroundWork.deliverSoon()
    return reply
  })
  if (control) addControlDoor(app, context, backgroundWork)
  app.addHook('onClose', backgroundWork.stop)
  return { app, advance: backgroundWork.advance, delivered: backgroundWork.delivered }
}
