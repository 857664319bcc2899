import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to a server on this machine. Cut, it breaks every connection and takes no new one until it is mended; or single
 * connections are cut, or one stands still, once they have carried so many bytes.
 */
export async function lineTo(origin: string) {
  const { port, hostname } = new URL(origin)
  const ends = new Set<Socket>()
  const orders: number[] = []
  /** Which connection stands still, what was sent on it and has not arrived, and how much others carry until they do. */
  let still: { far: Socket; waiting: Buffer[] } | null = null
  let stillAfter = Number.POSITIVE_INFINITY
  const sinceOrder = new Map<Socket, number>()
  function carry(far: Socket, bytes: Buffer) {
    if (still?.far === far) return still.waiting.push(bytes)
    const before = sinceOrder.get(far) ?? 0
    sinceOrder.set(far, before + bytes.length)
    if (before + bytes.length <= stillAfter) return far.write(bytes)
    still = { far, waiting: [bytes.subarray(stillAfter - before)] }
    far.write(bytes.subarray(0, stillAfter - before))
    stillAfter = Number.POSITIVE_INFINITY
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
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        // What was sent arrives; then the other side learns that nobody is there any more.
        other.end()
      })
    }
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const breakAll = () => {
    for (const end of ends) end.destroy()
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
    /** The next connections that have sent so many bytes are cut, one after the other. */
    cutAfter: (...bytes: number[]) => void orders.push(...bytes),
    cuts: () => cuts,
    /** The next connection that sends so many bytes from now on stands still there, open, until it is let go. */
    stopAfter(bytes: number) {
      sinceOrder.clear()
      stillAfter = bytes
    },
    isStill: () => still !== null,
    letGo() {
      for (const bytes of still?.waiting ?? []) still?.far.write(bytes)
      still = null
    },
    close() {
      line.close()
      breakAll()
    },
  }
}
