import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config'

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

/** Structured logs; tokens, passwords and addresses never reach them, nor what stands behind a "?". */
export function logOptions({ logLevel, demo }: Config): FastifyServerOptions['logger'] {
  return {
    level: demo && logLevel === 'info' ? 'warn' : logLevel,
    redact: { paths: secrets, censor: '[hidden]' },
    serializers: {
      req: (request) => ({ method: request.method, path: loggedPath(request.url), id: request.id }),
    },
  }
}
