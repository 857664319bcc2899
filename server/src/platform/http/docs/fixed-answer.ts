import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { RouteHandlerMethod } from 'fastify'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Whether the client accepts this encoding: it is named, and its weight is not 0. */
const acceptPatternOf = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)

async function prepared(text: string) {
  const [br, gz] = await Promise.all([compressBrotli(text), compressGzip(text)])
  const forms = [
    { encoding: 'br', acceptPattern: acceptPatternOf('br'), bytes: br },
    { encoding: 'gzip', acceptPattern: acceptPatternOf('gzip'), bytes: gz },
  ]
  return { plain: Buffer.from(text), forms, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

/**
 * Serves a text that does not change while the process runs: it is generated and compressed for the first request,
 * since that is the slowest part of a start, and not sent again to a client that has it cached.
 */
export function fixedAnswer(write: () => string, headers: Record<string, string>): RouteHandlerMethod {
  let preparing: ReturnType<typeof prepared> | undefined
  return async (request, reply) => {
    preparing ??= prepared(write()).catch((error) => {
      preparing = undefined
      throw error
    })
    const { plain, forms, etag } = await preparing
    reply.headers({ ...headers, etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const form = forms.find(({ acceptPattern }) => acceptPattern.test(accepted))
    if (form) reply.header('content-encoding', form.encoding)
    return reply.send(form?.bytes ?? plain)
  }
}
