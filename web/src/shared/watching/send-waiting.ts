import { callServer, timeoutSignal } from '../api/early-calls'
import { networkError, settle } from '../api/request'
import { RequestError } from '../api/request-error'
import { loadPagesTexts, readerLanguage } from '../i18n/language'
import { translator } from '../i18n/texts'
import { session } from '../session/session'
import { type Outcome, type Reply, type SendResult, sendQueue } from './send-queue'
import { waitingTexts } from './waiting.texts'
import { isFull, isReport, type WaitingAct, withAdded } from './waiting-list'
import { changeWaiting, forgetSender, keepSender, readWaiting } from './waiting-store'

type Listener = (act: WaitingAct, outcome: Outcome) => void

const listeners = new Set<Listener>()

/** Calls `listener` with each act that this page has sent; returns a function that ends this. */
export function onSettled(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells this page that an act was sent outside the queue. */
export function publishSettled(act: WaitingAct, outcome: Outcome) {
  for (const listener of listeners) listener(act, outcome)
}

/** Adds an act to an account's queue. A full one drops nothing for it: that throws a sentence for her. */
export async function addWaiting(userId: number, act: WaitingAct): Promise<void> {
  let isTaken = true
  await changeWaiting(userId, (list) => {
    isTaken = isReport(act) || !isFull(list)
    return isTaken ? withAdded(list, act) : list
  })
  if (!isTaken) throw await fullError()
  // A report is sent at once, which asks the service worker if the connection is lost.
  if (!isReport(act)) void askServiceWorker(userId).catch(() => {})
}

async function fullError() {
  await loadPagesTexts().catch(() => {})
  return new RequestError(translator(waitingTexts, readerLanguage())('full'), { code: 'queue_full', status: 0 })
}

/** Whether something of an account waits: what she does now has to wait behind it. */
export const hasWaiting = async (userId: number): Promise<boolean> => (await readWaiting(userId)).length > 0

let running: Promise<SendResult> = Promise.resolve({ hasSent: false, end: 'empty' })
let next: Promise<SendResult> | null = null

/**
 * Sends the queue in order until it is empty or the connection is lost; returns whether the server took anything.
 * Overlapping calls share one run.
 */
export async function sendWaiting(userId: number): Promise<boolean> {
  const token = session.token()
  next ??= running
    .catch(() => {})
    .then(() => {
      next = null
      running = sendAll(userId, token)
      return running
    })
  return (await next).hasSent
}

async function sendAll(userId: number, token: string): Promise<SendResult> {
  if (token === '') return { hasSent: false, end: 'not logged in' }
  const sent = await sendQueue(userId, {
    post: (path, body) => postAct(path, body, { token }),
    // The login of another tab is here before the profile is forgotten.
    mayGoOn: () => session.token() === token && session.user()?.id === userId,
    onSettled: publishSettled,
  })
  if (sent.end === 'offline') await askServiceWorker(userId).catch(() => {})
  else if (sent.end === 'empty' && stopAtLogout) await forget()
  return sent
}

type PostOptions = { token?: string; keepalive?: boolean }

/** Sends an act's request; an ended session is cleared as by any other. */
export async function postAct(
  path: string,
  body: object | undefined,
  { token = session.token(), keepalive = false }: PostOptions = {},
): Promise<Reply> {
  try {
    const reply = await callServer(path, token, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: timeoutSignal(),
      ...(keepalive && { keepalive }),
    })
    return { status: reply.status, data: await settle(reply, token) }
  } catch (error) {
    const refused = error instanceof RequestError ? error : networkError(error)
    return { status: refused.status, error: refused }
  }
}

/** Set while the service worker may send in her name; ends that at a logout. */
let stopAtLogout: (() => void) | undefined

async function forget() {
  stopAtLogout?.()
  stopAtLogout = undefined
  await forgetSender()
}

/** Whether browsers of this kind send later, with the app closed (Background Sync). */
type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** The name under which the service worker hears that it may send (src/worker/sync.ts). */
const syncTag = 'waiting'

/** Lets the service worker send the queue once the connection is back, even if the app is closed by then. */
async function askServiceWorker(userId: number) {
  if (!navigator.serviceWorker || !(await hasWaiting(userId))) return
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
  const token = session.token()
  if (!registration?.sync || !registration.active || token === '') return
  stopAtLogout ??= session.subscribe(() => session.token() === '' && void forget())
  await keepSender({ userId, token })
  if (session.token() !== token) return forget()
  await registration.sync.register(syncTag)
}
