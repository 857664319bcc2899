import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to a server on this machine. Cut, it breaks every connection and takes no new one until it is mended; or single
 * connections are cut once they have carried so many bytes.
 */
export async function lineTo(origin: string) {
  const { port, hostname } = new URL(origin)
  const ends = new Set<Socket>()
  const orders: number[] = []
  let isCut = false
  let cuts = 0
  const line = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    let carried = 0
    near.on('data', (bytes) => {
      carried += bytes.length
      far.write(bytes)
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
    close() {
      line.close()
      breakAll()
    },
  }
}
