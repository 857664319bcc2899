import { text } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../../ports/storage/storage'
import { fail } from '../http/errors'
import { readMediaAddress } from './media-address'
import { signPlaylist } from './playlist'

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
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

type MediaDeps = { storage: Storage; secretKey: string; now: () => Date }

/** Clips and subtitles below /media, by signed address only; pictures below /pictures, open to everyone. */
export function serveMedia(app: FastifyInstance, { storage, secretKey, now }: MediaDeps) {
  app.get('/media/*', async (request, reply) => {
    const key = (request.params as { '*': string })['*']
    const address = readMediaAddress(secretKey, key, request.query as Record<string, unknown>, now())
    if (!address) return fail('media_expired')
    reply.header('cache-control', 'private, max-age=7200, immutable')
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
  return size === 0 ? '' : text(storage.read(key, { from: 0, to: size - 1 }))
}

/** Sends a stored file, or the one range of it that was asked for. */
async function sendFile(storage: Storage, key: string, request: FastifyRequest, reply: FastifyReply) {
  const type = types[key.split('.').at(-1) ?? '']
  const size = type && !key.includes('..') ? await storage.size(key) : null
  if (size === null) return fail('not_found')
  reply.header('accept-ranges', 'bytes').type(type ?? '')
  // A file that somebody uploaded must not act in this site's name, whatever it holds.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  const range = rangeOf(request.headers.range, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { from, to } = range ?? { from: 0, to: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`)
  reply.header('content-length', to - from + 1)
  return reply.send(storage.read(key, { from, to }))
}

/** Reads a Range header of one range; null means the whole file, as for anything that is not understood (RFC 9110). */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? 'unsatisfiable' : { from, to }
}
