import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const latencyMs = 400
const bytesPerMs = 400_000 / 8 / 1000

/**
 * A line of 400 kbit/s and 400 ms a request in front of a server, for all connections together: DevTools slow down a
 * page's requests alone, not those of its service worker. `bytes` are those that the phone has received, heads included.
 */
export async function startSlowLine(origin: string) {
  const { hostname, port } = new URL(origin)
  let bytes = 0
  let isSlow = false
  let freeAt = 0
  const sockets = new Set<Socket>()

  function receive(phone: Socket, part: Buffer) {
    bytes += part.length
    if (!isSlow) return phone.write(part)
    freeAt = Math.max(freeAt, performance.now()) + part.length / bytesPerMs
    setTimeout(() => phone.writable && phone.write(part), freeAt - performance.now())
  }

  const line = createServer((phone) => {
    const server = connect(Number(port), hostname)
    for (const socket of [phone, server]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    phone.on('data', (part) => setTimeout(() => server.writable && server.write(part), isSlow ? latencyMs : 0))
    server.on('data', (part) => receive(phone, part))
    phone.on('close', () => server.destroy())
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    bytes: () => bytes,
    slowDown: () => {
      isSlow = true
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      line.close()
    },
  }
}
