import autocannon, { type Client } from 'autocannon'
import { callsOf } from './household-calls'
import type { LoggedIn } from './scale-people'
import { createTimes, type Times } from './times'

export type Mix = Times & { perSecond: number }

type MixOptions = { urls: string[]; households: LoggedIn[]; seconds: number; connections?: number }

/** Sends the calls of households as fast as these servers answer; connections and households are divided among them. */
export async function sendMix({ urls, households, seconds, connections = 200 }: MixOptions): Promise<Mix> {
  const { record, result } = createTimes()
  let clients = 0
  const setupClient = (client: Client) => {
    const place = clients++
    const own = households.filter((_, n) => n % connections === place)
    const inOrder = own.flatMap((household, n) => callsOf(household, place + n))
    // Connections begin at different calls, so that they do not all send the same at once.
    const calls = [...inOrder.slice(place % 20), ...inOrder.slice(0, place % 20)]
    client.setRequests(calls)
    let answered = 0
    client.on('response', (status, _, ms) => {
      const call = calls[answered++ % calls.length]
      record(call?.name ?? '', ms, status)
    })
  }
  const share = Math.floor(connections / urls.length)
  const results = await Promise.all(
    urls.map((url) => autocannon({ url, connections: share, duration: seconds, setupClient })),
  )
  const times = result()
  const broken = results.reduce((sum, { errors }) => sum + errors, 0)
  const perSecond = results.reduce((sum, { requests }) => sum + requests.average, 0)
  return { ...times, errors: times.errors + broken, perSecond }
}
