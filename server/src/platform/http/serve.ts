import { createHash } from 'node:crypto'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import { type Api, type Call, type Data, type Input, maxFileBytes } from '@kasama/contract/call'
import { convertToUnicode } from '@kasama/contract/text/burmese'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { ErrorCounter } from '#platform/log/error-counter'
import { accessProblem, isFresh, type User, viewed } from './access'
import { AppError, fail } from './errors'
import { disconnectSignal, type SendEvent, sendEvents } from './events'
import { Json, serialize } from './json'
import type { Limits } from './limits/limits'
import { fieldChecker } from './validation'

type Form = NonNullable<Call['form']>
type ReadForm = { fields: Record<string, unknown>; files: Record<string, Buffer> }

const maxFields = 20
const maxFieldBytes = 262_144

/** The limits of the multipart parser for a form. */
const formLimits = ({ files }: Form) => ({
  files: Object.keys(files).length,
  fields: maxFields,
  fieldSize: maxFieldBytes,
  fileSize: Math.max(...Object.values(files)),
})

/** An error of the multipart parser has a status if a limit was exceeded; any other error is a broken form. */
function broken(error: FastifyError | AppError): never {
  if (error instanceof AppError || error.statusCode) throw error
  return fail('invalid_input')
}

/** Reads a form as its call describes it: each field and each file once, no others, and no file that is too large. */
function formReader(form: Form) {
  const check = fieldChecker(form.fields)

  async function take(part: MultipartFile | MultipartValue, { fields, files }: ReadForm) {
    const { fieldname: field } = part
    if (field in fields || field in files) return fail('invalid_input', { field })
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) return fail('too_large', { field })
      fields[field] = convertToUnicode(part.value)
      return
    }
    const maxBytes = form.files[field] ?? fail('invalid_input', { field })
    const file = await part.toBuffer()
    if (part.file.truncated || file.length > maxBytes) return fail('too_large', { field })
    files[field] = file
  }

  return async function readForm(request: FastifyRequest): Promise<ReadForm> {
    if (!request.isMultipart()) return fail('wrong_type')
    const read: ReadForm = { fields: {}, files: {} }
    try {
      for await (const part of request.parts()) await take(part as MultipartFile | MultipartValue, read)
    } catch (error) {
      return broken(error as FastifyError)
    }
    check(read.fields)
    return read
  }
}

/** The caller as a handler sees it: account, token, and address. */
type Visitor<C extends Call> = {
  user: C['access'] extends 'guest' | 'signed_out' ? User | null : User
  token: string | null
  address: string
} & (C extends { file: true } ? { file: () => Promise<Buffer> } : unknown) &
  FormPart<C> &
  EventPart<C>

type FormPart<C extends Call> = C extends { form: { fields: infer S extends TSchema; files: infer F } }
  ? { form: () => Promise<{ fields: Static<S>; files: Partial<Record<keyof F, Buffer>> }> }
  : unknown

/** `disconnected` aborts when the client has disconnected, or must call another server. */
type EventPart<C extends Call> = C extends { events: infer E extends Record<string, TSchema> }
  ? { sendEvent: <N extends keyof E & string>(event: N, data: Static<E[N]>) => void; disconnected: AbortSignal }
  : unknown

/** The handler of a call whose data is `done` returns nothing. */
type HandlerResult<C extends Call> = Data<C> extends { done: true } ? Promise<void> : Promise<Data<C> | Json<Data<C>>>
type Handler<C extends Call> = (request: Input<C> & Visitor<C>) => HandlerResult<C>

/** One handler for each call of a feature's contract: a missing handler is a type error. */
export type Handlers<A extends Api> = { [K in keyof A]: A[K] extends Call ? Handler<A[K]> : never }

type FormLimits = { files: number; fields: number; fileSize: number; fieldSize?: number }
type AnyHandler = (request: unknown) => Promise<unknown>

type ServeDeps = { limits: Limits; db: Db; now: () => Date; errors: Pick<ErrorCounter, 'record'> }

const json = 'application/json; charset=utf-8'
const uploadLimits = { files: 1, fields: 0, fileSize: maxFileBytes }
const eventStream = 'text/event-stream'
const noEvents: SendEvent = () => {}

/**
 * Registers a feature's routes: each checks access before the body is read, then validates the input, and serialises
 * the reply by its schema.
 */
export function serve<A extends Api>(app: FastifyInstance, deps: ServeDeps, api: A, handlers: Handlers<A>) {
  for (const key of Object.keys(api) as (keyof A & string)[]) {
    const [method, url] = key.split(' ') as [HTTPMethods, string]
    const call = api[key] as Call
    const { params, query: querystring, body } = call
    const answer = handlers[key] as AnyHandler
    const readForm = call.form && formReader(call.form)
    const replyOf = ({ data }: { data: unknown }) => `{"error":false,"data":${serialize(call.data, data)}}`
    const route: RouteOptions = {
      method,
      url,
      // A HEAD would run the GET handler with its side effects.
      exposeHeadRoute: false,
      schema: {
        ...(params && { params }),
        ...(querystring && { querystring }),
        ...(body && { body }),
        // The data alone: `replyOf` adds the envelope.
        response: { 200: call.data },
      },
      serializerCompiler: () => replyOf,
      onRequest: (request) => admit(request, { key, call, deps }),
      preValidation: (request, _, done) => {
        request.query = convertToUnicode(request.query)
        request.body = convertToUnicode(request.body)
        done()
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const form = readForm && { form: () => readForm(request) }
        const eventContext = call.events && { disconnected: disconnectSignal(reply, app.draining.handedOn) }
        const run = call.limit === 'listening' ? deps.limits.runListening : deps.limits.runCall
        const work = (sendEvent: SendEvent) =>
          run(request.user?.id, () => answer({ ...requestContext(request, call), ...form, ...eventContext, sendEvent }))
        if (call.events && request.headers.accept?.includes(eventStream))
          return sendEvents(reply, {
            work,
            errors: deps.errors,
            handedOn: app.draining.handedOn,
            write: (event) => serialize(call.data, event),
          })
        return send(request, reply, await work(noEvents))
      },
    }
    const limits = call.form ? formLimits(call.form) : call.file && uploadLimits
    if (limits) app.register((forms) => takeForms(forms, route, limits))
    else app.route(route)
  }
}

/**
 * Sends a result; 304 if the caller has the same answer. A device that stores an answer computes its entity tag itself
 * (web/src/worker/answers.ts), so that an answer to others needs none.
 */
function send(request: FastifyRequest, reply: FastifyReply, result: unknown) {
  const answer = { error: false, data: result === undefined ? { done: true } : result }
  const knownTag = request.method === 'GET' && request.headers['if-none-match']
  if (!knownTag && !(result instanceof Json)) return answer
  const text = result instanceof Json ? `{"error":false,"data":${result.text}}` : (reply.serialize(answer) as string)
  const tag = knownTag && `"${createHash('sha256').update(text).digest('base64url')}"`
  return tag && tag === knownTag ? reply.code(304).send() : reply.type(json).send(text)
}

/** Registers the multipart parser only for the route that takes a form. */
async function takeForms(app: FastifyInstance, route: RouteOptions, limits: FormLimits) {
  await app.register(multipart, { limits })
  app.route(route)
}

type CallContext = { key: string; call: Call; deps: ServeDeps }

async function admit({ user, ip, tokenRefused }: FastifyRequest, { key, call, deps }: CallContext) {
  const { limits, db, now } = deps
  const caller = { address: ip, userId: user?.id ?? null }
  limits.countCaller(caller)
  const problem = accessProblem(call.access, user, tokenRefused)
  if (user && problem?.code === 'not_allowed' && (await limits.allowsDenial(user.id))) {
    await audit(db, { at: now(), userId: user.id, action: 'denied', detail: { call: key } })
  }
  if (problem) throw problem
  if (call.fresh && !(user && isFresh(user, now()))) fail('confirm_identity')
  if (call.limit) await limits.count(call.limit, caller)
}

function requestContext(request: FastifyRequest, call: Call) {
  const { params, query, body, token, ip } = request
  const user = viewed(call.access, request.user)
  return { params, query, body, user, token, address: ip, ...(call.file && { file: () => readFile(request) }) }
}

/** Reads the only file of a multipart request; a broken form, or a file that is too large, is refused. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) return fail('wrong_type')
  const broken = (error: FastifyError) => (error.statusCode ? Promise.reject(error) : undefined)
  const part = await request.file().catch(broken)
  const file = part?.fieldname === 'file' ? await part.toBuffer().catch(broken) : undefined
  // If the last chunk exceeds the limit, the parser truncates the file without an error.
  if (part?.file.truncated) return fail('too_large', { field: 'file' })
  return file ?? fail('invalid_input', { field: 'file' })
}
