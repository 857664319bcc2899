import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { RouteHandlerMethod } from 'fastify'

/** The reader takes this encoding: named, and not with the weight 0. */
const takes = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)

/** Answers a text that never changes while the process runs: compressed once, and not sent again to whoever has it. */
export function fixedAnswer(text: string, headers: Record<string, string>): RouteHandlerMethod {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const forms = [
    { encoding: 'br', isTaken: takes('br'), bytes: brotliCompressSync(text) },
    { encoding: 'gzip', isTaken: takes('gzip'), bytes: gzipSync(text) },
  ]
  return (request, reply) => {
    reply.headers({ ...headers, etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const form = forms.find(({ isTaken }) => isTaken.test(accepted))
    if (form) reply.header('content-encoding', form.encoding)
    return reply.send(form?.bytes ?? text)
  }
}
