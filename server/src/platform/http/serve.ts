import type { Api, Call, Data, Input } from '@kasama/contract/call'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { accessProblem, type User } from './access'
import { fail } from './errors'
import type { Limits } from './limits'

/** What a handler is told of its caller: who she is, which token she sent, and where she calls from. */
type Visitor<C extends Call> = {
  user: C['access'] extends 'guest' ? User | null : User
  token: string | null
  address: string
} & (C extends { file: true } ? { file: () => Promise<Buffer> } : unknown)

type Handler<C extends Call> = (request: Input<C> & Visitor<C>) => Promise<Data<C>>

/** One function for every call of a feature: a call that nobody answers does not compile. */
export type Handlers<A extends Api> = { [K in keyof A]: A[K] extends Call ? Handler<A[K]> : never }

type AnyHandler = (request: unknown) => Promise<unknown>

const envelope = (data: TSchema) => Type.Object({ error: Type.Literal(false), data })

/** Puts a feature's calls on the server: access before the body is read, then input, then the listed fields of the reply. */
export function serve<A extends Api>(app: FastifyInstance, limits: Limits, api: A, handlers: Handlers<A>) {
  for (const key of Object.keys(api) as (keyof A & string)[]) {
    const [method, url] = key.split(' ') as [HTTPMethods, string]
    const call = api[key] as Call
    const { params, query: querystring, body } = call
    const answer = handlers[key] as AnyHandler
    app.route({
      method,
      url,
      schema: {
        ...(params && { params }),
        ...(querystring && { querystring }),
        ...(body && { body }),
        response: { 200: envelope(call.data) },
      },
      onRequest: (request) => admit(request, call, limits),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { error: false, data: await answer(visit(request, call)) }
      },
    })
  }
}

async function admit(request: FastifyRequest, call: Call, limits: Limits) {
  const problem = accessProblem(call.access, request.user, request.tokenRefused)
  if (problem) throw problem
  if (request.user) await limits.countAny(request.user.id)
  if (call.limit) await limits.count(call.limit, { address: request.ip, userId: request.user?.id ?? null })
}

function visit(request: FastifyRequest, call: Call) {
  const { params, query, body, user, token, ip } = request
  return { params, query, body, user, token, address: ip, ...(call.file && { file: () => readFile(request) }) }
}

/** The one file of a multipart request, once it is complete and not too large. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) return fail('wrong_type')
  const part = (await request.file()) ?? fail('invalid_input', { field: 'file' })
  if (part.fieldname !== 'file') return fail('invalid_input', { field: 'file' })
  return part.toBuffer()
}
