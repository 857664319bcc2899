import { release } from './release.ts'
import { isStored } from './stored-calls.ts'

/**
 * Answers about the reader, in one place on the device. Each names the login that it belongs to by a hash of the token;
 * another login never gets it, and all are removed with the session. Another release reads none of them.
 */
const prefix = 'answers-'
const cacheName = `${prefix}${release.name}`
const ownerHeader = 'x-owner'
const askedHeader = 'x-asked-at'
const tagHeader = 'x-tag'
/** The oldest are removed beyond this. */
const maxAnswers = 80
/** A line that is dead reports no error: after this the stored answer is shown. */
const patienceMs = 4000

/** When a call last changed something, in milliseconds of this device: older answers are asked again. */
let changedAt = 0

export const markChanged = () => {
  changedAt = Date.now()
}

export async function forgetAnswers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}

export async function forgetFormerAnswers() {
  const names = await caches.keys()
  const former = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(former.map((name) => caches.delete(name)))
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const tokenOf = ({ headers }: Request) => headers.get('x-access-token') ?? ''

type Answer = { response: Response; askedAt: number; tag: string }

async function storedAnswer(request: Request, owner: string): Promise<Answer | null> {
  const response = await caches.match(request.url, { cacheName, ignoreVary: true })
  if (response?.headers.get(ownerHeader) !== owner) return null
  const { headers } = response
  return { response, askedAt: Number(headers.get(askedHeader)), tag: headers.get(tagHeader) ?? '' }
}

async function store(url: string, response: Response, owner: string, askedAt: number) {
  const text = await response.text()
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/json',
    [ownerHeader]: owner,
    [askedHeader]: String(askedAt),
    [tagHeader]: `"${await hash(text)}"`,
  }
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  const oldest = keys.slice(0, Math.max(0, keys.length - maxAnswers + 1))
  await Promise.all(oldest.map((key) => cache.delete(key)))
  await cache.put(url, new Response(text, { headers }))
}

/** Whether a call's answer is kept: a GET with a token. */
export const isKept = (request: Request, path: string) =>
  request.method === 'GET' && tokenOf(request) !== '' && isStored(path)

/**
 * Answers a call that is kept. A request with `cache: 'force-cache'`, the first of a screen, takes the stored answer at
 * once, but for a lesson, whose clip has an address that expires. Others ask the server, and take the stored answer if
 * it is not reached. `onReach` hears whether the server responded.
 */
export async function answerCall(event: FetchEvent, onReach: (isReached: boolean) => void): Promise<Response> {
  const { request } = event
  const owner = await hash(tokenOf(request))
  const stored = await storedAnswer(request, owner)
  const isEarly = request.cache === 'force-cache' && !request.url.includes('/videos/')
  if (stored && isEarly && stored.askedAt > changedAt) return stored.response
  const asked = askServer(event, owner, stored)
  if (!stored) return asked
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const response = await Promise.race([asked.catch(() => null), late])
  onReach(response !== null)
  return response ?? stored.response
}

/** Asks the server whether the stored answer still holds, and stores the one that it sends. */
async function askServer(event: FetchEvent, owner: string, stored: Answer | null): Promise<Response> {
  const askedAt = Date.now()
  const { request } = event
  const headers = new Headers(request.headers)
  if (stored) headers.set('if-none-match', stored.tag)
  const response = await fetch(new Request(request, { headers, cache: 'no-store' }))
  if (response.status === 304 && stored) return stored.response.clone()
  if (response.status === 401) event.waitUntil(forgetAnswers())
  if (response.ok) event.waitUntil(store(request.url, response.clone(), owner, askedAt).catch(() => {}))
  return response
}
