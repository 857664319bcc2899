import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to a server on this machine. `cut` breaks every connection and refuses new ones until `mend`; single
 * connections are cut, or one is stopped, once they have carried a number of bytes.
 */
export async function startLine(origin: string) {
  const { port, hostname } = new URL(origin)
  const sockets = new Set<Socket>()
  const orders: number[] = []
  /** The stopped connection, and its bytes that have not been passed on. */
  let stopped: { far: Socket; waiting: Buffer[] } | null = null
  let stopThreshold = Number.POSITIVE_INFINITY
  const sinceOrder = new Map<Socket, number>()
  function carry(far: Socket, bytes: Buffer) {
    if (stopped?.far === far) return stopped.waiting.push(bytes)
    const before = sinceOrder.get(far) ?? 0
    sinceOrder.set(far, before + bytes.length)
    if (before + bytes.length <= stopThreshold) return far.write(bytes)
    stopped = { far, waiting: [bytes.subarray(stopThreshold - before)] }
    far.write(bytes.subarray(0, stopThreshold - before))
    stopThreshold = Number.POSITIVE_INFINITY
  }
  let isCut = false
  let cuts = 0
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    let carried = 0
    near.on('data', (bytes) => {
      carried += bytes.length
      carry(far, bytes)
      if (carried < (orders[0] ?? Number.POSITIVE_INFINITY)) return
      orders.shift()
      cuts++
      near.destroy()
    })
    far.pipe(near)
    for (const [socket, peer] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => peer.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        // Passes on the bytes sent so far, then ends the other side, too.
        peer.end()
      })
    }
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      breakAll()
    },
    mend() {
      isCut = false
    },
    /** Cuts the next connections one after the other, each once it has sent its number of bytes. */
    cutAfter: (...bytes: number[]) => void orders.push(...bytes),
    cuts: () => cuts,
    /** Stops the next connection that sends `bytes` from now on; it stays open until `resume`. */
    stopAfter(bytes: number) {
      sinceOrder.clear()
      stopThreshold = bytes
    },
    isStopped: () => stopped !== null,
    resume() {
      for (const bytes of stopped?.waiting ?? []) stopped?.far.write(bytes)
      stopped = null
    },
    close() {
      line.close()
      breakAll()
    },
  }
}
