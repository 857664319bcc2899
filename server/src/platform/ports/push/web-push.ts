import { ECDH } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { brand } from '@kasama/contract/brand'
import { lazily } from '#platform/files/descriptors'
import { isLoopback } from '#platform/http/server/loopback-hosts'
import { isPublicUrl, publicLookup } from './public-address'
import type { PushAddress, PushMessageOptions, PushOutcome, PushService } from './push'

type Settings = {
  keys: { publicKey: string; privateKey: string }
  /** Contact for push services; null: the brand's address at the time of sending. */
  subject: string | null
  /** Lets tests reach a push service on this machine. */
  toLoopback: boolean
  /** A push service answers at once; a slower one is tried again later. */
  patienceMs?: number
}

const library = lazily(() => import('web-push'))

class PushServiceAway extends Error {}

/** Sends messages by Web Push: encrypted for the browser (RFC 8291), signed by this server (RFC 8292). */
export function webPush({ keys, subject, toLoopback, patienceMs = 10_000 }: Settings): PushService {
  const isStandIn = (endpoint: string) => toLoopback && URL.canParse(endpoint) && isLoopback(new URL(endpoint).hostname)
  const accepts = ({ endpoint, p256dh, auth }: PushAddress) =>
    (isStandIn(endpoint) || isPublicUrl(endpoint)) && isPoint(p256dh) && Buffer.from(auth, 'base64url').length === 16

  async function send(address: PushAddress, message: string, { ttlSeconds, topic }: PushMessageOptions) {
    if (!accepts(address)) return 'gone'
    const { default: push } = await library()
    const { endpoint, p256dh, auth } = address
    const details = push.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject: subject ?? `mailto:${brand.contactEmail}`, ...keys },
      TTL: ttlSeconds,
      topic,
      contentEncoding: 'aes128gcm',
    })
    return outcomeOf(await post(endpoint, details, { isStandIn: isStandIn(endpoint), patienceMs }))
  }
  return { publicKey: keys.publicKey, accepts, send }
}

/** Whether a key is a point of the curve: any other can't be encrypted for. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130
  } catch {
    return false
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 408 || status === 429 || status >= 500) throw new PushServiceAway(`the push service said ${status}`)
  return 'refused'
}

type Details = { method: 'POST'; headers: object; body: Buffer | null }

/** Returns the status of the reply, whose body is never read; redirects are not followed. */
function post(
  endpoint: string,
  { method, headers, body }: Details,
  { isStandIn, patienceMs }: { isStandIn: boolean; patienceMs: number },
): Promise<number> {
  const send = isStandIn && endpoint.startsWith('http:') ? plainRequest : tlsRequest
  return new Promise((resolve, reject) => {
    const request = send(endpoint, {
      method,
      headers: headers as Record<string, string>,
      signal: AbortSignal.timeout(patienceMs),
      ...(!isStandIn && { lookup: publicLookup }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.end(body)
  })
}
