import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '../../config'

const secrets = [
  'req.headers.authorization',
  'req.headers["x-access-token"]',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.email',
  '*.address',
]

/** What stands in an address after these is a secret, or a person's User ID or email. */
const secretEnd = /^(\/reset(?:_worker)?\/|\/api\/users\/validate\/).+/

const loggedPath = (url: string) => (url.split('?', 1)[0] ?? '').replace(secretEnd, '$1[hidden]')

/** Databases and parsers quote the value that they did not like, mail servers name the address. */
const withoutValues = (text: string) => text.replace(/".*"/gs, '"[hidden]"').replace(/\S+@\S+/g, '[hidden]')

/** Fields that name a fault without saying whose data it met. The rest (detail, where, query, params) holds values. */
const plainFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

type AnyError = Error & Partial<Record<(typeof plainFields)[number], unknown>>

function isError(value: unknown): value is AnyError {
  return value instanceof Error
}

/** What of an error may stand in the log: its kind, where it was thrown, and its message without values. */
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

type Line = Parameters<Logger['info']>

/** A line that is an error, or names one without a message, gets the message of that error from pino: values out of it too. */
function withoutValuesInMessage(this: Logger, line: Line, write: (this: Logger, ...line: Line) => void) {
  const [first, message] = line as unknown as [unknown, unknown]
  const error = isError(first) ? first : (first as { err?: { message?: unknown } } | null)?.err
  if (!error) return write.apply(this, line)
  const fields = isError(first) ? { err: error } : first
  write.call(this, fields as object, withoutValues(String(message ?? (isError(error) ? error.message : ''))))
}

/** Structured logs: no tokens, passwords or addresses, nothing of an address behind a "?", no values that an error quotes. */
export function createLog({ logLevel, demo }: Pick<Config, 'logLevel' | 'demo'>, stream?: DestinationStream): Logger {
  const options = {
    level: demo && logLevel === 'info' ? 'warn' : logLevel,
    redact: { paths: secrets, censor: '[hidden]' },
    hooks: { logMethod: withoutValuesInMessage },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
      err: loggedError,
    },
  }
  return pino(options, stream ?? pino.destination(1))
}

/** A request is one line of the log, once it is answered. */
export function oneLineEach(): LogController {
  const lines = new LogController()
  lines.incomingRequest = () => {}
  lines.requestCompleted = (error: Error | null, req: FastifyRequest, res: FastifyReply) => {
    const line = { req, res, responseTime: Math.round(res.elapsedTime) }
    if (error) res.log.error({ ...line, err: error }, 'request errored')
    else res.log.info(line, 'request completed')
  }
  lines.streamError = (error: Error, req: FastifyRequest, res: FastifyReply) => {
    res.log.warn({ req, res, err: error }, 'reply broke off')
  }
  return lines
}

export type Log = FastifyBaseLogger
