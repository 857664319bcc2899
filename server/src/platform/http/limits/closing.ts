import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets closing end: requests that were in progress close their connection with their response, and connections that
 * never sent anything, which Node does not count as idle, are closed at once.
 */
export function closeIdleConnections(app: FastifyInstance) {
  let isClosing = false
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
