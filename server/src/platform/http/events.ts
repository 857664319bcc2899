import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ErrorCounter } from '#platform/log/error-counter'
import { errorAfterBegin } from './errors'

/** Sends an event before the answer; does nothing if the client did not request events. */
export type SendEvent = (event: string, data: object) => void

const asText = (event: string, data: string) => `event: ${event}\ndata: ${data}\n\n`

type EventWork<T> = (sendEvent: SendEvent) => Promise<T>
type EventStreamOptions<T> = { work: EventWork<T>; write: (answer: T) => string; errors: Pick<ErrorCounter, 'record'> }

/**
 * Replies with server-sent events: those of the work, then its result. An error before the first event is an ordinary
 * error reply with its status; later it is an event.
 */
export async function sendEvents<T>(reply: FastifyReply, { work, write, errors }: EventStreamOptions<T>) {
  const stream = new PassThrough()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const send = (event: string, data: string) => {
    begin()
    stream.write(asText(event, data))
  }
  const ended = work((event, data) => send(event, JSON.stringify(data)))
  const first = await Promise.race([begun, ended])
  const all = first === undefined ? ended : Promise.resolve(first as T)
  all
    .then((answer) => send('answer', write(answer)))
    .catch((thrown) => send('error', JSON.stringify(errorAfterBegin(errors, thrown, reply.request))))
    .finally(() => stream.end())
  // Buffering proxies would hold the events back.
  reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
  return reply.send(stream)
}

/** Aborts when the client has disconnected before the reply is complete. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnection = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnection.abort()
  })
  return disconnection.signal
}
