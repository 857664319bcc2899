import { maskCardNumbers } from '@kasama/contract/money/card-number.rules'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '#platform/config/config'
import { referenceOf } from './reference'

const secrets = [
  'req.headers.authorization',
  'req.headers["x-access-token"]',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.email',
  '*.address',
]

/**
 * Paths whose next segment is not logged: a secret, a certificate's code, an upload's name, a User ID or an email
 * address.
 */
const secretEnd =
  /^(\/reset(?:_worker)?\/|\/c\/|\/uploads\/|\/exports\/|\/admin\/voice\/|\/api\/recordings\/|\/api\/certificates\/(?!\d+\/)|\/api\/users\/validate\/).+/i

/** A request line may contain an absolute URL instead of a path, and any typed address a card number. */
const loggedPath = (url: string) =>
  maskCardNumbers((url.split('?', 1)[0] ?? '').replace(/^https?:\/\/[^/]*/i, '').replace(secretEnd, '$1[hidden]'))

/** Error messages of databases, parsers and mail servers quote values and addresses, which are removed. */
const withoutValues = (text: string) =>
  maskCardNumbers(text.replace(/".*"/gs, '"[hidden]"').replace(/\S+@\S+/g, '[hidden]'))

/**
 * The fields of a database error that hold no personal data. The others (detail, where, query, params) hold values and
 * are not logged.
 */
const plainFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

type AnyError = Error & Partial<Record<(typeof plainFields)[number], unknown>>

function isError(value: unknown): value is AnyError {
  return value instanceof Error
}

/** The loggable part of an error: its type, its stack, and its message without values. */
function loggedError(error: unknown): object {
  if (!isError(error)) return { type: typeof error }
  const plain = plainFields.flatMap((name) => (typeof error[name] === 'string' ? [[name, error[name]]] : []))
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const { cause } = error
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...Object.fromEntries(plain),
    stack: frames?.join('\n'),
    ...(isError(cause) && { cause: loggedError(cause) }),
  }
}

type LogArguments = Parameters<Logger['info']>
type LogFunction = (this: Logger, ...line: LogArguments) => void
const errorLevel = 50

function errorIn([first]: LogArguments): { message?: unknown } | undefined {
  const thrown: unknown = first
  return isError(thrown) ? thrown : ((thrown as { err?: { message?: unknown } } | null)?.err ?? undefined)
}

/** pino copies an error's message into a line without one: values are removed from that copy too. */
function withoutValuesInMessage(this: Logger, line: LogArguments, write: LogFunction) {
  const [first, message] = line as unknown as [unknown, unknown]
  const error = errorIn(line)
  if (!error) return write.apply(this, line)
  const fields = isError(first) ? { err: error } : first
  write.call(this, fields as object, withoutValues(String(message ?? (isError(error) ? error.message : ''))))
}

type LogOptions = { stream?: DestinationStream; onError?: ((error: unknown) => void) | undefined }

/**
 * Makes JSON logs without tokens, passwords, email addresses, query strings, and values that errors quote; errors are
 * passed to `onError` too.
 */
export function createLog(
  { logLevel, demo }: Pick<Config, 'logLevel' | 'demo'>,
  { stream, onError }: LogOptions = {},
): Logger {
  function logMethod(this: Logger, line: LogArguments, write: LogFunction, level: number) {
    if (level >= errorLevel) {
      const error = errorIn(line)
      if (error) onError?.(error)
    }
    withoutValuesInMessage.call(this, line, write)
  }
  const options = {
    level: demo && logLevel === 'info' ? 'warn' : logLevel,
    redact: { paths: secrets, censor: '[hidden]' },
    hooks: { logMethod },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: loggedError,
    },
  }
  return pino(options, stream ?? pino.destination(1))
}

/** Logs one line a request, once it is answered. */
export function oneLineEach(): LogController {
  const lines = new LogController()
  lines.incomingRequest = () => {}
  lines.requestCompleted = (error: Error | null, req: FastifyRequest, res: FastifyReply) => {
    const failed = res.statusCode >= 500 && { reference: referenceOf(req.id) }
    const line = { req, res, responseTime: Math.round(res.elapsedTime), ...failed }
    if (error) res.log.error({ ...line, err: error }, 'request errored')
    else res.log.info(line, 'request completed')
  }
  lines.streamError = (error: Error, req: FastifyRequest, res: FastifyReply) => {
    res.log.warn({ req, res, err: error }, 'reply broke off')
  }
  return lines
}

export type Log = FastifyBaseLogger
