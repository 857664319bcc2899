import type { ErrorDetail } from '@kasama/contract/call'
import { type ErrorCode, errors } from '@kasama/contract/errors/errors'
import type { Language } from '@kasama/contract/language'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#platform/database/database-away'
import { isDiskFull } from '#platform/files/disk-full'
import { hasCode, isOutOfDescriptors } from '#platform/files/system-error'
import type { ErrorCounter } from '#platform/log/error-counter'
import { referenceOf } from '#platform/log/reference'
import { pageLanguage } from '#platform/pages/accepted-language'
import { simplePage } from '#platform/pages/simple-page'
import { StoreFailed } from '#platform/ports/storage/storage'
import { keywordErrors } from './typed-text'

/** The message of an error in a language, with its values filled in. */
const wordsOf = (code: ErrorCode, language: Language, { values }: ErrorDetail) =>
  errors[code][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name] ?? ''))

/** The application's error; `fail('not_found')` anywhere ends the request with that code. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: ErrorDetail = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(wordsOf(code, 'eng', detail))
  }
}

export function fail(code: ErrorCode, detail?: ErrorDetail): never {
  throw new AppError(code, detail)
}

const byStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_many_requests',
}

/** Seconds of `retry-after` by status, for refusals that name none. */
const comeAgainSeconds: Partial<Record<number, number>> = { 429: 60, 503: 5 }

/**
 * Foreign keys to rows that people may delete while a request runs: a late request gets not_found. Any other violation
 * is a fault of the server.
 */
const goneWhileCalled = /_(user_id|employer_id|worker_id|video_id|topic_id|question_id)_fkey\d*$/

function isGone({ code, constraint }: { code?: unknown; constraint?: string }): boolean {
  return code === '23503' && goneWhileCalled.test(constraint ?? '')
}

/** A violation of this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = error as { code?: string; constraint?: string }
  return code === '23505' && name === constraint
}

/**
 * Returns the error for a full disk, missing descriptors or memory, or an unreachable store; null for any other
 * failure.
 */
export function fileProblem(error: unknown): AppError | null {
  if (isDiskFull(error)) return new AppError('no_room')
  if (isOutOfDescriptors(error) || hasCode(error, ['EAGAIN', 'ENOMEM'])) return new AppError('unavailable')
  return error instanceof StoreFailed ? new AppError('store_away') : null
}

function asAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const fileError = fileProblem(error)
  if (fileError) return fileError
  if (isDatabaseAway(error)) return new AppError('unavailable')
  if (isGone(error)) return new AppError('not_found')
  if (error.validation)
    return new AppError(keywordErrors[error.validation[0]?.keyword ?? ''] ?? 'invalid_input', fieldOf(error))
  const { statusCode = 500 } = error
  return new AppError(
    byStatus[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'invalid_input' : 'server_error'),
  )
}

/** The form field that a failed check is about. */
function fieldOf(error: FastifyError): ErrorDetail {
  const first = error.validation?.[0]
  const field = first?.instancePath.split('/')[1] ?? (first?.params.missingProperty as string | undefined)
  return field ? { field } : {}
}

type ThrownError = FastifyError | AppError
type Counter = Pick<ErrorCounter, 'record'>

const isInternal = (thrown: ThrownError) => errors[asAppError(thrown).code].status >= 500

function logInternal(thrown: ThrownError, request: FastifyRequest) {
  const reference = referenceOf(request.id)
  if (isInternal(thrown)) request.log.error({ req: request, reference, err: thrown }, thrown.message)
}

/** Counts an internal error by its kind: the error and the call. */
function countInternal(counter: Counter, thrown: ThrownError, request: FastifyRequest) {
  if (!isInternal(thrown)) return
  const { code } = asAppError(thrown)
  const route = `${request.method} ${request.routeOptions.url ?? 'an unknown address'}`
  counter.record(`${code === 'server_error' ? thrown.name : code}, ${route}`)
}

/** An unexpected error is shown with a code, by which the log finds its request. */
function shownError(thrown: ThrownError, { id }: FastifyRequest, language: Language) {
  const { code, detail } = asAppError(thrown)
  const words = wordsOf(code, language, detail)
  if (code !== 'server_error') return { words, detail }
  const reference = referenceOf(id)
  return { words: `${words} (${reference})`, detail: { ...detail, values: { ...detail.values, reference } } }
}

/** An error in a reply that has begun: logged and counted like any other; its envelope is for the caller to send. */
export function errorAfterBegin(counter: Counter, thrown: ThrownError, request: FastifyRequest) {
  logInternal(thrown, request)
  countInternal(counter, thrown, request)
  const { words, detail } = shownError(thrown, request, 'eng')
  return { code: asAppError(thrown).code, error_message: words, ...detail }
}

/** Whether a person opened an address in a browser or sent a form, and would see the envelope as a line of JSON. */
const wantsPage = ({ headers, url }: FastifyRequest) =>
  !!headers.accept?.includes('text/html') && !url.startsWith('/api/')

/**
 * Answers any error, the framework's own included: in the envelope, or as a small page if a page was requested. It
 * reads no file, since there may be no descriptor for one.
 */
export function sendError(thrown: ThrownError, request: FastifyRequest, reply: FastifyReply) {
  logInternal(thrown, request)
  const { code, retryAfterSeconds } = asAppError(thrown)
  const { status } = errors[code]
  const comeAgain = retryAfterSeconds ?? comeAgainSeconds[status]
  if (comeAgain !== undefined) reply.header('retry-after', Math.max(1, comeAgain))
  // The route's caching headers and type apply to its answer, not to an error: a missing picture may exist later.
  reply.header('cache-control', 'no-store').code(status)
  if (wantsPage(request)) {
    const language = pageLanguage(request)
    const { words } = shownError(thrown, request, language)
    return reply.type('text/html; charset=utf-8').send(simplePage(words, '', language))
  }
  const { words, detail } = shownError(thrown, request, 'eng')
  return reply.type('application/json; charset=utf-8').send({ error: true, error_message: words, code, ...detail })
}

export function sendErrorsAsEnvelopes(app: FastifyInstance, counter: Counter = { record: () => {} }) {
  app.setErrorHandler((thrown: ThrownError, request, reply) => {
    countInternal(counter, thrown, request)
    return sendError(thrown, request, reply)
  })
}
