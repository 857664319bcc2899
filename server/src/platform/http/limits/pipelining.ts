import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const maxWaiting = 100

/**
 * Handles the pipelined requests of a connection one after another, and closes a connection if too many wait. Node
 * never closes the waiting replies of a broken connection, so their files and statements would stay open.
 */
export function handleInTurn(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    if (response.socket) return done()
    const waitingCount = waiting.get(socket) ?? 0
    waiting.set(socket, waitingCount + 1)
    if (waitingCount >= maxWaiting) return void socket.destroy()
    // The reply has the connection when it is its turn.
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1)
      if (!socket.destroyed) done()
    })
  })
}
