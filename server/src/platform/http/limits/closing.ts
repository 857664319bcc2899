import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Requests that were under way when closing began give up their connection with their answer, and connections that never
 * sent anything, which Node does not count as idle, are closed at once: so closing ends.
 */
export function letGoWhenClosing(app: FastifyInstance) {
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
