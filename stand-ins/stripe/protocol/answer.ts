import Stripe from 'stripe'
import { timeOf } from '../clock/clock'
import type { Context } from '../context'
import { routes } from '../routes'
import { runExclusive, type Tx } from '../state/store'
import { openWorld, type World } from '../state/world'
import { type Cause, writeEvents } from '../webhooks/events'
import { expanded } from './expand'
import { readForm } from './form'
import { type Answer, fingerprintOf, keyInUse, storeAnswer, storedAnswer } from './idempotency'
import { callerOf, secretKeyNeeded } from './keys'
import { malformed, Refusal } from './refusal'
import { findRoute, type Route } from './routes'

export type Call = {
  method: string
  path: string
  form: string
  authorization: string | undefined
  version: string | undefined
  idempotencyKey: string | undefined
  requestId: string
}
export type FinalAnswer = Answer & { isReplayed?: boolean }
type ParsedCall = {
  route: Route
  id: string
  params: { expand?: string[]; client_secret?: string }
  /** A browser may use an object by its secret alone. */
  needsSecret: boolean
}

const refusalAnswer = ({ status, body }: Refusal): Answer => ({ status, body: { error: body } })
const internalError: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unexpected error occurred.' } },
}

/** Finds the route of a call; a caller who may not use it is refused before anything is read. */
function parseCall({ method, path, form, authorization, version }: Call): ParsedCall {
  const fields = readForm(form)
  const caller = callerOf(authorization, fields.key)
  if (version && version !== Stripe.API_VERSION) {
    throw malformed(`Invalid Stripe API version: ${version}`, 'invalid_api_version', 'Stripe-Version')
  }
  const match = findRoute(routes, method, path)
  if (!match) {
    const message = `Unrecognized request URL (${method}: ${path}).`
    throw new Refusal(404, { type: 'invalid_request_error', message }, { hasBegun: false })
  }
  if (caller === 'browser' && !match.route.isOpenToBrowsers) throw secretKeyNeeded()
  const params: ParsedCall['params'] = match.route.read(fields)
  return { ...match, params, needsSecret: caller === 'browser' && match.id !== '' }
}

async function run(world: World, { route, id, params, needsSecret }: ParsedCall): Promise<Answer> {
  if (needsSecret && params.client_secret !== (await world.secretOf(id))) throw secretKeyNeeded()
  const body = await route.run(world, params, id)
  return { status: 200, body: await expanded(world, body, params.expand ?? []) }
}

async function runAndWrite(context: Context, world: World, parsedCall: ParsedCall, cause: Cause): Promise<Answer> {
  const writeAll = async () => {
    await writeEvents(world, context.webhook, cause)
    await world.write()
  }
  try {
    const answer = await run(world, parsedCall)
    await writeAll()
    return answer
  } catch (error) {
    if (!(error instanceof Refusal) || !error.hasBegun) throw error
    if (error.leavesTraces) await writeAll()
    return refusalAnswer(error)
  }
}

async function runChange(
  context: Context,
  call: Call,
  parsedCall: ParsedCall,
  fault: string | undefined,
): Promise<FinalAnswer> {
  const { idempotencyKey: key, requestId } = call
  const fingerprint = fingerprintOf(call.method, call.path, parsedCall.params)
  return runExclusive(context.db, async (tx: Tx) => {
    const world = openWorld(tx, await timeOf(tx, context.now))
    const replayed = key && (await storedAnswer(tx, key, fingerprint, world.now))
    if (replayed) return { ...replayed, isReplayed: true }
    let answer = internalError
    if (fault !== 'error_before') {
      const result = await runAndWrite(context, world, parsedCall, { id: requestId, idempotency_key: key ?? null })
      if (fault !== 'error_after') answer = result
    }
    if (key) await storeAnswer(tx, key, fingerprint, world.now, answer)
    return answer
  })
}

const inFlight = new WeakMap<Context, Set<string>>()

/** Refuses a key that is in use within this process; several processes take turns. */
async function withKey(
  context: Context,
  key: string | undefined,
  work: () => Promise<FinalAnswer>,
): Promise<FinalAnswer> {
  const keys = inFlight.get(context) ?? new Set()
  inFlight.set(context, keys)
  if (!key) return work()
  if (keys.has(key)) throw keyInUse(key)
  keys.add(key)
  return work().finally(() => keys.delete(key))
}

/** Answers a call; `fault` is one that was ordered for it, and `hold` runs before its key is free again. */
export async function answer(
  context: Context,
  call: Call,
  fault?: string,
  hold = async () => {},
): Promise<FinalAnswer> {
  try {
    const parsedCall = parseCall(call)
    if (call.method === 'GET') {
      const result = await run(openWorld(context.db, await timeOf(context.db, context.now)), parsedCall)
      await hold()
      return fault?.startsWith('error_') ? internalError : result
    }
    return await withKey(context, call.idempotencyKey, async () => {
      const result = await runChange(context, call, parsedCall, fault)
      await hold()
      return result
    })
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error)
    throw error
  }
}
