import { Agent, request } from 'node:http'
import type { HouseholdCall } from './household-calls'

/** A proxy keeps its connections to a server. */
const connections = 64

/** Opens connections that stay open, as a proxy does; returns a way to send calls over them. */
export async function keepConnections(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })

  /** Resolves to the status of the reply; 0 if the connection broke. */
  const send = ({ path, method, headers, body }: HouseholdCall) =>
    new Promise<number>((resolve) => {
      const call = request(url + path, { agent, method, headers }, (reply) => {
        reply.resume()
        reply.on('end', () => resolve(reply.statusCode ?? 0)).on('error', () => resolve(0))
      })
      call.on('error', () => resolve(0)).end(body)
    })

  const look = { name: '', path: '/healthz' } as HouseholdCall
  await Promise.all(Array.from({ length: connections }, () => send(look)))
  return { send, close: () => agent.destroy() }
}
