import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { callsOf, type HouseholdCall } from './household-calls'
import type { LoggedIn } from './scale-people'
import { createTimes, type Times } from './times'

type Work = { perSecond: number; seconds: number; begin: (n: number) => Promise<unknown> }

/**
 * Begins perSecond pieces of work a second, whether or not earlier ones have ended; resolves when all have ended.
 */
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
export const sendByFetch = (url: string, { path, name: _, ...request }: HouseholdCall): Promise<Response | null> =>
  fetch(url + path, request).then(
    async (reply) => {
      await reply.clone().arrayBuffer()
      return reply
    },
    () => null,
  )

/** Connections that a proxy keeps open to a server. */
const connectionCount = 64

/** Opens connections that stay open, as a proxy does; returns a way to send calls over them. */
export async function openConnections(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount, maxFreeSockets: connectionCount })

  /** Resolves to the status of the reply; 0 if the connection broke. */
  const send = ({ path, method, headers, body }: HouseholdCall) =>
    new Promise<number>((resolve) => {
      const call = request(url + path, { agent, method, headers }, (reply) => {
        reply.resume()
        reply.on('end', () => resolve(reply.statusCode ?? 0)).on('error', () => resolve(0))
      })
      call.on('error', () => resolve(0)).end(body)
    })

  const healthCheck = { name: '', path: '/healthz' } as HouseholdCall
  await Promise.all(Array.from({ length: connectionCount }, () => send(healthCheck)))
  return { send, close: () => agent.destroy() }
}

type Connections = Awaited<ReturnType<typeof openConnections>>
type Paced = {
  url: string
  households: LoggedIn[]
  perSecond: number
  seconds: number
  openedConnections?: Connections
}

/** Sends the calls of households at a pace over connections that are already open, and closes these at the end. */
export async function sendPaced({ url, households, perSecond, seconds, openedConnections }: Paced): Promise<Times> {
  const { record, result } = createTimes()
  const connections = openedConnections ?? (await openConnections(url))
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
