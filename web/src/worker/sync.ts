import type { Reply } from '#shared/watching/send-queue.ts'
import { sendQueue } from '#shared/watching/send-queue.ts'
import { forgetSender, readSender, readWaiting } from '#shared/watching/waiting-store.ts'
import { markChanged } from './answers.ts'

/** An event of Background Sync: the connection is back, and the app may be closed. The types of workers lack it. */
type SyncEvent = ExtendableEvent & { tag: string }

const timeoutMs = 30_000

/** Sends what waits (src/shared/watching); the browser tries again later if that fails. */
export function handleSync(event: Event) {
  const sync = event as SyncEvent
  if (sync.tag === 'waiting') sync.waitUntil(sendWaiting())
}

/** Sends with the token that the page has stored; it is there only while something waits, and until the logout. */
async function sendWaiting() {
  const sender = await readSender()
  if (!sender) return
  const { hasSent, end } = await sendQueue(sender.userId, {
    post: (path, body) => post(path, body, sender.token),
    mayGoOn: async () => (await readSender())?.token === sender.token,
  })
  if (hasSent) await markChanged().catch(() => {})
  if (end === 'offline') throw new Error('Not everything was sent')
  // A page has added an act meanwhile, or one of a later release waits.
  if (end !== 'not logged in' && (await readWaiting(sender.userId)).length > 0) return
  if ((await readSender())?.token === sender.token) await forgetSender()
}

async function post(path: string, body: object | undefined, token: string): Promise<Reply> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    const reply = await fetch(`/api${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'x-access-token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: controller.signal,
    })
    const { status } = reply
    const envelope = await reply.json()
    return envelope.error === false
      ? { status, data: envelope.data }
      : { status, error: { code: String(envelope.code ?? 'server_error') } }
  } catch {
    return { status: 0, error: { code: 'network' } }
  } finally {
    clearTimeout(timer)
  }
}
