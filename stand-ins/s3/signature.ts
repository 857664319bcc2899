import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** AWS Signature Version 4, written from Amazon's page "Authenticating Requests", not from the SDK. */
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest()
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

type Parts = {
  credential: string
  date: string
  expires: number
  signedHeaders: string
  signature: string
  payload: string
}

/** A signature in the header of a call. */
function partsOfHeader({ headers }: IncomingMessage): Parts | null {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  if (!match) return null
  const [, credential = '', signedHeaders = '', signature = ''] = match
  const [date, payload] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])]
  return { credential, date, expires: 900, signedHeaders, signature, payload }
}

/** A signature in a URL. */
function fromUrl({ searchParams }: URL): Parts | null {
  const parameter = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  if (!parameter('Signature')) return null
  return {
    credential: parameter('Credential'),
    date: parameter('Date'),
    expires: Number(parameter('Expires')),
    signedHeaders: parameter('SignedHeaders'),
    signature: parameter('Signature'),
    payload: 'UNSIGNED-PAYLOAD',
  }
}

const momentOf = (date: string) => Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

function canonical({ method, headers }: IncomingMessage, { pathname, searchParams }: URL, parts: Parts): string {
  const path = pathname.split('/').map((part) => encode(decodeURIComponent(part)))
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const signed = parts.signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path.join('/'), query.sort().join('&'), signed.join(''), parts.signedHeaders, parts.payload].join(
    '\n',
  )
}

/** The store's error code for a refused request; null if its signature is right and has not expired. */
export function refusal(request: IncomingMessage, url: URL, keys: Record<string, string>): string | null {
  const parts = request.headers.authorization ? partsOfHeader(request) : fromUrl(url)
  if (!parts || momentOf(parts.date) + parts.expires * 1000 <= Date.now()) return 'AccessDenied'
  const [id = '', ...scope] = parts.credential.split('/')
  const secret = keys[id]
  if (!secret) return 'InvalidAccessKeyId'
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const text = ['AWS4-HMAC-SHA256', parts.date, scope.join('/'), sha256(canonical(request, url, parts))].join('\n')
  const [mine, sent] = [hmac(key, text), Buffer.from(parts.signature, 'hex')]
  return mine.length === sent.length && timingSafeEqual(mine, sent) ? null : 'SignatureDoesNotMatch'
}
