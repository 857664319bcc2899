import { request } from '#shared/api/request.ts'

/** Whether this browser can show notifications; `denied` by its owner. */
export type PhoneState = 'unable' | 'default' | 'denied' | 'granted'

export function phoneState(): PhoneState {
  const isAble = Boolean(navigator.serviceWorker) && 'PushManager' in globalThis && 'Notification' in globalThis
  return isAble ? Notification.permission : 'unable'
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

function isMadeWith(subscription: PushSubscription, key: Uint8Array): boolean {
  const used = subscription.options.applicationServerKey
  return used !== null && new Uint8Array(used).join() === key.join()
}

/** Subscribes this browser with the server's key, and tells the server its address. */
export async function registerPhone(publicKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  const former = await pushManager.getSubscription()
  if (former && !isMadeWith(former, key)) await former.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await request('POST /push_subscription', { body: { endpoint, keys: { p256dh, auth } } }, { repeatable: true })
}

const isSubscribed = async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) !== null

/**
 * Registers this browser again for an account that wants reminders: the server forgets a phone when its session ends,
 * or when its address has changed; the browser ends its subscription at a logout of which the server may not have heard.
 * Asks nothing of the reader.
 */
export async function renewPhone(): Promise<void> {
  if (phoneState() !== 'granted') return
  const { is_on, has_phone, public_key } = await request('GET /reminders')
  if (is_on && !(has_phone && (await isSubscribed()))) await registerPhone(public_key)
}
