import type { Data, Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { FastifyInstance } from 'fastify'

type Reply<K extends keyof Calls> = {
  status: number
  data: Data<Calls[K]>
  code: string | undefined
  message: string | undefined
  field: string | undefined
  values: Record<string, string | number> | undefined
  headers: Record<string, unknown>
}

export type Caller = <K extends keyof Calls>(key: K, input: Input<Calls[K]>, token?: string | null) => Promise<Reply<K>>

type Parts = { params?: Record<string, string | number>; query?: Record<string, string>; body?: object }

/** Calls a server without a network. */
export function callerOf(app: FastifyInstance): Caller {
  return async (key, input, token) => {
    const [method, template] = key.split(' ') as ['GET', string]
    const { params = {}, query, body } = input as Parts
    const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      ...(query && { query }),
      ...(body && { payload: body }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const { data, code, error_message: message, field, values } = reply.json()
    return { status: reply.statusCode, data, code, message, field, values, headers: reply.headers }
  }
}
