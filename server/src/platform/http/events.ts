import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ErrorCounter } from '#platform/log/error-counter'
import { errorAfterBegin } from './errors'

/** Sends an event before the answer; does nothing if the client did not request events. */
export type SendEvent = (event: string, data: object) => void

const asText = (event: string, data: string) => `event: ${event}\ndata: ${data}\n\n`

type EventWork<T> = (sendEvent: SendEvent) => Promise<T>
type EventStreamOptions<T> = {
  work: EventWork<T>
  write: (answer: T) => string
  errors: Pick<ErrorCounter, 'record'>
  handedOn: AbortSignal
}

/**
 * Replies with server-sent events: those of the work, then its result. An error before the first event is an ordinary
 * error reply with its status; later it is an event. When it is handed on, the last event is `again`: the client repeats
 * its call, which another server answers.
 */
export async function sendEvents<T>(reply: FastifyReply, { work, write, errors, handedOn }: EventStreamOptions<T>) {
  const stream = new PassThrough()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const send = (event: string, data: string) => {
    begin()
    if (!stream.writableEnded) stream.write(asText(event, data))
  }
  const repeatElsewhere = () => {
    send('again', '{}')
    stream.end()
  }
  handedOn.addEventListener('abort', repeatElsewhere)
  const ended = work((event, data) => send(event, JSON.stringify(data)))
  // Also work that fails before its first event, when this function throws: nothing outlives its request.
  const stopListening = () => handedOn.removeEventListener('abort', repeatElsewhere)
  ended.then(stopListening, stopListening)
  const first = await Promise.race([begun, ended])
  const all = first === undefined ? ended : Promise.resolve(first as T)
  all
    .then((answer) => send('answer', write(answer)))
    .catch((thrown) => {
      // Work of a call that was handed on may fail: nobody waits for it.
      if (!handedOn.aborted) send('error', JSON.stringify(errorAfterBegin(errors, thrown, reply.request)))
    })
    .finally(() => stream.end())
  // Buffering proxies would hold the events back.
  reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
  return reply.send(stream)
}

/** Aborts when the client has disconnected before the reply is complete, or is handed on. */
export function disconnectSignal(reply: FastifyReply, handedOn: AbortSignal): AbortSignal {
  const disconnection = new AbortController()
  const disconnect = () => disconnection.abort()
  handedOn.addEventListener('abort', disconnect)
  reply.raw.once('close', () => {
    handedOn.removeEventListener('abort', disconnect)
    if (!reply.raw.writableFinished) disconnection.abort()
  })
  return disconnection.signal
}
