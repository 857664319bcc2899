import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { hourMs } from '@kasama/contract/durations.rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#platform/http/errors'
import type { SecretKey } from '#platform/passwords/secrets'
import type { Storage } from '#platform/ports/storage/storage'
import { readMediaUrl } from './media-address'
import { signPlaylist } from './playlist'

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/**
 * Files that media elements load, which may be redirected to the store; files that scripts read stay on this origin.
 */
const playablePattern = /\.(mp4|webm|m4a|mp3|wav|ogg)$/

/** The store's presigned addresses stay the same for an hour, so that the browser's cache works. */
const fullHour = (now: Date) => new Date(Math.floor(now.getTime() / hourMs) * hourMs)

type MediaDeps = { storage: Storage; secretKey: SecretKey; now: () => Date }

/** Serves clips and subtitles below /media, by signed address only, and public pictures below /pictures. */
export function serveMedia(app: FastifyInstance, { storage, secretKey, now }: MediaDeps) {
  app.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*']
    const address = readMediaUrl(secretKey, key, request.query as Record<string, unknown>, now())
    if (!address) return fail('media_expired')
    reply.header('cache-control', 'private, max-age=7200, immutable')
    // A phone that saves a lesson reads by script, which the store's rules for other origins may refuse.
    const { by } = request.query as { by?: unknown }
    if (playablePattern.test(key) && by !== 'script') {
      const elsewhere = await storage.addressOf(key, fullHour(now()), address.until)
      if (elsewhere) return reply.redirect(elsewhere, 302)
    }
    if (!key.endsWith('.m3u8')) return sendFile(storage, key, request, reply)
    const playlist = await readWhole(storage, key)
    return reply.type(types.m3u8 ?? '').send(signPlaylist(playlist, key, address.queryFor))
  })
  app.get('/pictures/*', (request, reply) => {
    const key = `pictures/${(request.params as { '*': string })['*']}`
    return sendFile(storage, key, request, reply.header('cache-control', 'public, max-age=31536000, immutable'))
  })
}

async function readWhole(storage: Storage, key: string): Promise<string> {
  const size = key.includes('..') ? null : await storage.size(key)
  if (size === null) return fail('not_found')
  return size === 0 ? '' : text(await storage.read(key, { from: 0, to: size - 1 }))
}

/** Sends a stored file or one range of it; 304 if the browser has it cached. */
async function sendFile(storage: Storage, key: string, request: FastifyRequest, reply: FastifyReply) {
  const type = types[key.split('.').at(-1) ?? '']
  const size = type && !key.includes('..') ? await storage.size(key) : null
  if (size === null) return fail('not_found')
  const etag = etagOf(key, size)
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .type(type ?? '')
  // An uploaded file must not run scripts on this origin, whatever it contains.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  const { range: requestedRange, 'if-range': ifRange = etag, 'if-none-match': ifNoneMatch } = request.headers
  if (ifNoneMatch && isAmong(ifNoneMatch, etag)) return reply.code(304).send()
  const range = ifRange === etag ? rangeOf(requestedRange, size) : null
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { from, to } = range ?? { from: 0, to: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`)
  reply.header('content-length', to - from + 1)
  return reply.send(await storage.read(key, { from, to }))
}

/**
 * An ETag, without which browsers cache no ranges and load a clip again at each visit. A key contains a hash of its
 * content, so the content under it never changes; the size detects a file that somebody has replaced.
 */
function etagOf(key: string, size: number): string {
  return `"${createHash('sha256').update(`${size} ${key}`).digest('base64url').slice(0, 22)}"`
}

/** Matches an If-None-Match header, which compares weakly (RFC 9110). */
function isAmong(header: string, etag: string): boolean {
  return header.split(',').some((name) => ['*', etag].includes(name.trim().replace(/^W\//, '')))
}

/** Parses a Range header with one range; null means the whole file, as for any other header (RFC 9110). */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from >= size ? 'unsatisfiable' : { from, to }
}
