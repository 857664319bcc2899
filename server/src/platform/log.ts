import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Config } from '../config'

const secrets = [
  'req.headers.authorization',
  'req.headers["x-access-token"]',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.email',
  '*.address',
  // PostgreSQL puts the values of a row here.
  'err.detail',
]

/** What stands in an address after these is a secret, or a person's User ID or email. */
const secretEnd = /^(\/reset(?:_worker)?\/|\/api\/users\/validate\/).+/

const loggedPath = (url: string) => (url.split('?', 1)[0] ?? '').replace(secretEnd, '$1[hidden]')

const linesWaitMs = 100

/** Standard output, for lines that wait a moment for each other: a system call for each costs as much as a statement. */
function output() {
  let lines = ''
  const flush = () => {
    process.stdout.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  const write = (line: string) => {
    if (lines === '') setTimeout(flush, linesWaitMs).unref()
    lines += line
  }
  return { write }
}

/** Structured logs; tokens, passwords and addresses never reach them, nor what stands behind a "?". */
export function logOptions({ logLevel, demo }: Config): FastifyServerOptions['logger'] {
  return {
    level: demo && logLevel === 'info' ? 'warn' : logLevel,
    redact: { paths: secrets, censor: '[hidden]' },
    serializers: {
      req: (request) => ({ method: request.method, path: loggedPath(request.url), id: request.id }),
    },
    stream: output(),
  }
}

/** A request is one line of the log, once it is answered; all that stands in it is named here, so nothing is redacted. */
export function oneLineEach(): LogController {
  const lines = new LogController()
  let log: FastifyBaseLogger | undefined
  lines.incomingRequest = () => {}
  lines.requestCompleted = (error: Error | null, req: FastifyRequest, res: FastifyReply) => {
    const line = { req, res, responseTime: Math.round(res.elapsedTime) }
    log ??= req.server.log.child({}, { redact: [] })
    if (error) res.log.error({ ...line, err: error }, 'request errored')
    else log.info(line, 'request completed')
  }
  lines.streamError = (error: Error, req: FastifyRequest, res: FastifyReply) => {
    res.log.warn({ req, res, err: error }, 'reply broke off')
  }
  return lines
}
