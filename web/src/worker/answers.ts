import { release } from './release.ts'
import { savedAnswer } from './saved-answers.ts'
import { isCompared, isStored } from './stored-calls.ts'

/**
 * Answers about the reader, in one place on the device. Each names the login that it belongs to by a hash of the token;
 * another login never gets it, and all are removed with the session. A release that starts without internet has those of
 * the former one until it has stored her profile itself.
 */
const prefix = 'answers-'
const cacheName = `${prefix}${release.name}`
const ownerHeader = 'x-owner'
const askedHeader = 'x-asked-at'
const tagHeader = 'x-tag'
/** The oldest are removed beyond this. */
const maxAnswers = 80
/** A dead connection reports no error: after this the stored answer is shown. */
const patienceMs = 4000

const profilePath = '/api/users/me'

const changeKey = '/changed-at'
let changed: Promise<number> | undefined

/** When a call last changed something, in milliseconds of this device: older answers are not shown early or late. */
const changedAt = () => (changed ??= readChange())

async function readChange(): Promise<number> {
  const stored = await fromDevice(changeKey)
  return stored ? Number(await stored.response.text()) : 0
}

export async function markChanged() {
  const now = Date.now()
  changed = Promise.resolve(now)
  const cache = await caches.open(cacheName)
  await cache.put(changeKey, new Response(String(now)))
}

/** Sends a report of watching. One that completes a lesson changes her lists and her progress. */
export async function sendReport(request: Request): Promise<Response> {
  const response = await fetch(request)
  const reply = await response
    .clone()
    .json()
    .catch(() => null)
  if (reply?.data?.completed) await markChanged().catch(() => {})
  return response
}

/** Raised when answers are forgotten: one that arrives later is not stored. */
let generation = 0

export async function forgetAnswers() {
  generation += 1
  await removeCaches((name) => name.startsWith(prefix))
}

const isFormer = (name: string) => name.startsWith(prefix) && name !== cacheName

async function removeCaches(isRemoved: (name: string) => boolean) {
  const names = await caches.keys()
  await Promise.all(names.filter(isRemoved).map((name) => caches.delete(name)))
}

type StoredResponse = { response: Response; isFormer: boolean }

/** The stored response; nothing if the browser's storage is broken, so that the server answers. */
const fromDevice = (key: string) => findStored(key).catch(() => undefined)

async function findStored(key: string): Promise<StoredResponse | undefined> {
  const own = await caches.match(key, { cacheName, ignoreVary: true })
  if (own) return { response: own, isFormer: false }
  // The names stand in the order in which the caches were made.
  for (const former of (await caches.keys()).filter(isFormer).reverse()) {
    const response = await caches.match(key, { cacheName: former, ignoreVary: true })
    if (response) return { response, isFormer: true }
  }
  return undefined
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const tokenOf = ({ headers }: Request) => headers.get('x-access-token') ?? ''

type Answer = StoredResponse & { askedAt: number; tag: string }

async function storedAnswer(request: Request, owner: string): Promise<Answer | null> {
  const stored = await fromDevice(request.url)
  if (!stored) return null
  const { headers } = stored.response
  if (headers.get(ownerHeader) !== owner) {
    await forgetAnswers()
    return null
  }
  return { ...stored, askedAt: Number(headers.get(askedHeader)), tag: headers.get(tagHeader) ?? '' }
}

type Asking = { owner: string; askedAt: number; generation: number }

async function store(url: string, response: Response, { owner, askedAt, ...asking }: Asking) {
  const text = await response.text()
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/json',
    [ownerHeader]: owner,
    [askedHeader]: String(askedAt),
    [tagHeader]: `"${await hash(text)}"`,
  }
  if (asking.generation !== generation) return
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  const oldest = keys.slice(0, Math.max(0, keys.length - maxAnswers + 1))
  await Promise.all(oldest.map((key) => cache.delete(key)))
  await cache.put(url, new Response(text, { headers }))
  if (new URL(url).pathname === profilePath) await removeCaches(isFormer)
}

const isRead = (request: Request) => request.method === 'GET' && tokenOf(request) !== ''

/** Whether a call's answer is kept: a GET with a token. */
export const isKept = (request: Request, path: string) => isRead(request) && isStored(path)

/** Whether a call's answer is kept for comparison alone. */
export const isKeptToCompare = (request: Request, path: string) => isRead(request) && isCompared(path)

/** The server's answer; an unchanged one is not sent again. */
export async function compareAnswer(event: FetchEvent): Promise<Response> {
  const owner = await hash(tokenOf(event.request))
  const { response, isStored } = await askServer(event.request, owner, await storedAnswer(event.request, owner))
  event.waitUntil(isStored.catch(() => {}))
  return response
}

/**
 * Answers a call that is kept. A request with `cache: 'force-cache'`, the first of a screen, takes the stored answer at
 * once, but for a lesson, whose clip has an address that expires, and for an answer to the former release. Others ask
 * the server, and take the stored answer if it is not reached, or is late and nothing was changed since. `onReach` hears
 * whether the server responded.
 */
export async function answerCall(event: FetchEvent, onReach: (isReached: boolean) => void): Promise<Response> {
  const { request } = event
  const owner = await hash(tokenOf(request))
  const stored = await storedAnswer(request, owner)
  const isFresh = stored !== null && stored.askedAt > (await changedAt())
  const isEarly = request.cache === 'force-cache' && !stored?.isFormer && !request.url.includes('/videos/')
  if (stored && isFresh && isEarly) return stored.response
  const asked = askServer(request, owner, stored)
  // The answer is stored even if it comes too late to be shown.
  const ended = asked.then(({ isStored }) => isStored)
  event.waitUntil(ended.catch(() => {}))
  const response = asked.then((answer) => answer.response)
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const notReached = response.catch(() => null)
  const shown = await (stored && !isFresh ? notReached : Promise.race([notReached, late]))
  if (stored && !request.signal.aborted) onReach(shown !== null)
  if (shown) return shown
  const saved = await savedFor(request, owner, stored).catch(() => null)
  if (saved && !stored) onReach(false)
  return saved ?? stored?.response ?? response
}

/** The answer about a lesson that is saved on this phone, for the account of this login. */
async function savedFor({ url }: Request, owner: string, stored: Answer | null): Promise<Response | null> {
  const profile = (await fromDevice(new URL(profilePath, url).href))?.response
  if (profile?.headers.get(ownerHeader) !== owner) return null
  const { data } = (await profile.json()) as { data: { id: number } }
  return savedAnswer(url, data.id, stored && (await stored.response.clone().json()))
}

type ServerAnswer = { response: Response; isStored: Promise<unknown> }

/** Asks the server whether the stored answer still holds, and stores the one that it sends. */
async function askServer(request: Request, owner: string, stored: Answer | null): Promise<ServerAnswer> {
  const asking = { owner, askedAt: Date.now(), generation }
  const headers = new Headers(request.headers)
  if (stored) headers.set('if-none-match', stored.tag)
  const response = await fetch(new Request(request, { headers, cache: 'no-store' }))
  if (response.status === 401) return { response, isStored: forgetAnswers() }
  const isUnchanged = response.status === 304 && stored
  if (!isUnchanged && !response.ok) return { response, isStored: Promise.resolve() }
  const answer = isUnchanged ? stored.response.clone() : response
  return { response: answer, isStored: store(request.url, answer.clone(), asking) }
}
