import type { Reply } from '#shared/watching/send-queue.ts'
import { sendQueue } from '#shared/watching/send-queue.ts'
import { forgetSender, readSender } from '#shared/watching/waiting-store.ts'
import { markChanged } from './answers.ts'

/** An event of Background Sync: the connection is back, and the app may be closed. The types of workers lack it. */
type SyncEvent = ExtendableEvent & { tag: string }

const timeoutMs = 30_000

/** Sends what waits (src/shared/watching); the browser tries again later if that fails. */
export function handleSync(event: Event) {
  const { tag, waitUntil } = event as SyncEvent
  if (tag === 'waiting') waitUntil.call(event, sendWaiting())
}

/** Sends with the token that the account has stored: while something waits, until its logout. */
async function sendWaiting() {
  const sender = await readSender()
  if (!sender) return
  const { hasSent, end } = await sendQueue(sender.userId, {
    post: (path, body) => post(path, body, sender.token),
    mayGoOn: async () => (await readSender())?.token === sender.token,
  })
  if (hasSent) await markChanged().catch(() => {})
  if (end === 'offline') throw new Error('Not everything was sent')
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
