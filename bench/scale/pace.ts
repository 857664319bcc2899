import { setTimeout as wait } from 'node:timers/promises'
import { callsOf, type HouseholdCall } from './household-calls'
import { keepConnections } from './kept-connections'
import type { LoggedIn } from './scale-people'
import { createTimes, type Times } from './times'

type Work = { perSecond: number; seconds: number; begin: (n: number) => Promise<unknown> }

/** Begins work so often a second, however long each piece takes. */
export async function keepPace({ perSecond, seconds, begin }: Work): Promise<void> {
  const startedAt = performance.now()
  const running: Promise<unknown>[] = []
  for (let n = 0; n < perSecond * seconds; ) {
    const due = Math.min(((performance.now() - startedAt) * perSecond) / 1000, perSecond * seconds)
    for (; n < due; n++) running.push(begin(n))
    await wait(5)
  }
  await Promise.all(running)
}

/** Sends a call; returns its reply, null if the connection broke. */
export const send = (url: string, { path, name: _, ...request }: HouseholdCall): Promise<Response | null> =>
  fetch(url + path, request).then(
    async (reply) => {
      await reply.clone().arrayBuffer()
      return reply
    },
    () => null,
  )

type Kept = Awaited<ReturnType<typeof keepConnections>>
type Paced = { url: string; households: LoggedIn[]; perSecond: number; seconds: number; kept?: Kept }

/** Sends the calls of households at a pace, over connections that stand before. */
export async function sendPaced({ url, households, perSecond, seconds, kept }: Paced): Promise<Times> {
  const { record, result } = createTimes()
  const connections = kept ?? (await keepConnections(url))
  const calls = households.flatMap(callsOf)
  const begin = async (n: number) => {
    // Neighbours in the list are of one household: the next call is another household's.
    const call = calls[(n * 1009) % calls.length]
    if (!call) return
    const startedAt = performance.now()
    const status = await connections.send(call)
    record(call.name, performance.now() - startedAt, status)
  }
  await keepPace({ perSecond, seconds, begin })
  connections.close()
  return result()
}
