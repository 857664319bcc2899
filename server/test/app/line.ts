import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  /** The database's address through this line. */
  url: string
  /** Passes nothing on any more, without an error. */
  holdBack: () => void
  /** Breaks every connection and refuses new ones. */
  cut: () => void
  mend: () => void
  close: () => void
}

/** A line to PostgreSQL that tests can hold and cut. */
export async function lineTo(databaseUrl: string): Promise<Line> {
  const { port, hostname } = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let isHoldingBack = false
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const upstream = connect(Number(port), hostname)
    for (const [source, target] of [
      [near, upstream],
      [upstream, near],
    ] as const) {
      ends.add(source)
      source.on('data', (bytes) => isHoldingBack || target.write(bytes))
      source.on('error', () => {})
      source.on('close', () => {
        ends.delete(source)
        target.destroy()
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
    holdBack: () => {
      isHoldingBack = true
    },
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isHoldingBack = isCut = false
      breakAll()
    },
    close: () => {
      server.close()
      breakAll()
    },
  }
}
