import { createPublicKey, verify } from 'node:crypto'

const daySeconds = 86_400

type Claims = { aud?: string; exp?: number; sub?: string }
const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

/** Throws unless a header is signed by the key that the browser subscribed with, for this service (RFC 8292). */
export function checkVapid(header: string, origin: string, subscribedKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (key !== subscribedKey) throw new Error('another key than the one that was subscribed with')
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const isGenuine = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGenuine || parsed(head).alg !== 'ES256') throw new Error('not signed with ES256')
  const { aud, exp = 0, sub = '' } = parsed(body) as Claims
  const now = Date.now() / 1000
  if (aud !== origin) throw new Error(`for ${aud} instead of ${origin}`)
  if (exp <= now || exp > now + daySeconds) throw new Error('expires never, or too late')
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('names nobody')
}
