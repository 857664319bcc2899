import type { PushMessage } from '@kasama/contract/people/reminders.rules'

/**
 * The parts of a service worker's scope and events that notifications need. The types of DOM and of workers can't be
 * loaded together; the real events fit these.
 */
type Waiting = { waitUntil: (work: Promise<unknown>) => void }
export type ReceivedPush = Waiting & { data: { json: () => unknown } | null }
export type PressedNotification = Waiting & {
  action: string
  notification: { data: unknown; title: string; body: string; close: () => void }
}
type Tab = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }
type Scope = {
  registration: {
    showNotification: (title: string, options: object) => Promise<void>
    /** Absent where the browser has no push. */
    pushManager?: { getSubscription: () => Promise<{ unsubscribe: () => Promise<boolean> } | null> }
  }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

const scope = () => globalThis as unknown as Scope

const show = (message: PushMessage) =>
  scope().registration.showNotification(message.title, {
    body: message.body,
    lang: message.lang,
    // News of one kind replaces the former.
    tag: message.kind,
    icon: '/mail/logo.png',
    actions: message.actions,
    data: message,
  })

/** Shows what the server has sent. An app that shows nothing may lose its permission, so a broken message is shown, too. */
export function showPush(event: ReceivedPush): void {
  const message = readMessage(event)
  event.waitUntil(message ? show(message) : scope().registration.showNotification('Kasama', { tag: 'unknown' }))
}

function readMessage({ data }: ReceivedPush): PushMessage | null {
  try {
    return data ? (data.json() as PushMessage) : null
  } catch {
    return null
  }
}

/** A button answers without opening the app; a press on the notification itself opens it. */
export function handleNotificationClick(event: PressedNotification): void {
  const { action, notification } = event
  const message = notification.data as PushMessage | undefined
  notification.close()
  event.waitUntil(message && action ? answer(message, action) : open(message?.path ?? '/'))
}

/** Without a connection the notification comes back, so that she can press again. */
async function answer(message: PushMessage, action: string): Promise<void> {
  try {
    const response = await fetch('/api/reminders/answer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: message.token, answer: action }),
    })
    if (response.status >= 500 || response.status === 429) await show(message)
  } catch {
    await show(message)
  }
}

/** Lists without anything typed: only these may be left for the notification's page. */
const quietPath = /^\/(library|worker-progress)$/

/** Opens the app, or shows its tab where nothing can be lost. */
async function open(path: string): Promise<void> {
  const tabs = await scope().clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => quietPath.test(new URL(url).pathname))
  if (!tab) return void (await scope().clients.openWindow(path))
  await tab.focus()
  // A tab that this service worker does not control cannot be navigated.
  await tab.navigate(path).catch(() => scope().clients.openWindow(path))
}

/**
 * Ends this phone's subscription with the session: after a logout without internet the server still knows its address,
 * and hears from the push service that it is gone. The next login subscribes again (`renewPhone`).
 */
export async function endSubscription(): Promise<void> {
  const subscription = await scope().registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
