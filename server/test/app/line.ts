import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  /** The database's address through this line. */
  url: string
  /** Passes nothing on any more, without an error. */
  hold: () => void
  /** Breaks every connection and refuses new ones. */
  cut: () => void
  mend: () => void
  close: () => void
}

/** A line to PostgreSQL that tests can hold and cut. */
export async function lineTo(databaseUrl: string): Promise<Line> {
  const { port, hostname } = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let isHeld = false
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('data', (bytes) => isHeld || other.write(bytes))
      one.on('error', () => {})
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = databaseUrl.replace(`:${port}/`, `:${(server.address() as AddressInfo).port}/`)
  const breakAll = () => {
    for (const end of ends) end.destroy()
  }
  return {
    url,
    hold: () => {
      isHeld = true
    },
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isHeld = isCut = false
      breakAll()
    },
    close: () => {
      server.close()
      breakAll()
    },
  }
}
