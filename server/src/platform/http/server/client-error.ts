import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errors } from '@kasama/contract/errors/errors'

/** Replies to a request that Node could not parse, which therefore reaches no route; then closes the connection. */
export function answerClientError({ code }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const reason = code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'invalid_input'
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : errors[reason].status
  const body = JSON.stringify({ error: true, error_message: errors[reason].eng, code: reason })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
