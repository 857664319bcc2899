import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A phone's way to the server, with an origin of its own, that can be cut for everything in its browser. */
export type OwnLine = { origin: string; set: (state: 'cut' | 'whole') => void; end: () => void }

export async function ownLine(origin: string): Promise<OwnLine> {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  let isCut = false
  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  function cut() {
    for (const socket of sockets) socket.destroy()
  }
  const gate = createServer((socket) => {
    if (isCut) return socket.destroy()
    const server = connect(Number(port), hostname)
    keep(socket)
    keep(server)
    socket.pipe(server).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    origin: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    set(state) {
      isCut = state === 'cut'
      if (isCut) cut()
    },
    end() {
      gate.close()
      cut()
    },
  }
}
