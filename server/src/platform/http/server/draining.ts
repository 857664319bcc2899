import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Draining a server that is about to stop: calls are served while the proxy in front turns to another server. */
type Draining = {
  isDraining: () => boolean
  /** From now on /readyz is answered with 503, and each connection ends with its next response. */
  begin: () => void
  /** Ends streams and uploads, so that their clients go on at another server. */
  handOn: () => void
  /** Aborts when they are ended. */
  handedOn: AbortSignal
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/**
 * Lets a server drain and close. Closing first closes connections that never sent anything, which Node does not count as
 * idle; then those whose last response had begun before it could say so.
 */
export function drainBeforeClosing(app: FastifyInstance) {
  let isDraining = false
  let isClosing = false
  const leaving = new AbortController()
  // Each stream listens to it: hundreds are no leak.
  setMaxListeners(0, leaving.signal)
  const open = new Set<Socket>()
  app.decorate('draining', {
    isDraining: () => isDraining,
    begin: () => {
      isDraining = true
    },
    handOn: () => leaving.abort(),
    handedOn: leaving.signal,
  })
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    isDraining = true
    isClosing = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
