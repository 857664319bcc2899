import type { PushMessage } from '@kasama/contract/people/reminders.rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSubscription, handleNotificationClick, showPush } from './push'

const message: PushMessage = {
  title: 'Kumusta, Maria!',
  body: 'May 2 minuto ka ba?',
  lang: 'fil',
  kind: 'reminder',
  path: '/library',
  token: '1.a.b',
  actions: [{ action: 'off', title: 'I-off' }],
}
const showNotification = vi.fn(async (_title: string, _options: object) => {})
const openWindow = vi.fn(async (_url: string) => {})
const post = vi.fn(async (_url: string, _init: RequestInit) => ({ status: 200 }))
let tabs: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = []
beforeEach(() => {
  tabs = []
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll: async () => tabs, openWindow })
  vi.stubGlobal('fetch', post)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function done(handle: (waitUntil: (work: Promise<unknown>) => void) => void) {
  const works: Promise<unknown>[] = []
  handle((work) => works.push(work))
  await Promise.all(works)
}
const receive = (json: () => unknown) => done((waitUntil) => showPush({ waitUntil, data: { json } }))
const press = (action: string) => {
  const notification = { data: message, title: message.title, body: message.body, close: () => {} }
  return done((waitUntil) => handleNotificationClick({ waitUntil, action, notification }))
}
const tab = (url: string) => ({ url, focus: vi.fn(async () => {}), navigate: vi.fn(async (_url: string) => {}) })

test('a message is shown with its words and buttons, in place of an older one of its kind', async () => {
  await receive(() => message)
  expect(showNotification).toHaveBeenCalledWith('Kumusta, Maria!', {
    body: 'May 2 minuto ka ba?',
    lang: 'fil',
    tag: 'reminder',
    icon: '/mail/logo.png',
    actions: message.actions,
    data: message,
  })
})

test('a message that can’t be read is shown all the same, since browsers demand it', async () => {
  await receive(() => JSON.parse('no JSON'))
  expect(showNotification).toHaveBeenCalledOnce()
})

test('a button answers by the token and opens nothing', async () => {
  await press('off')
  const [url, init] = post.mock.calls[0] ?? []
  expect([url, init?.body]).toEqual(['/api/reminders/answer', JSON.stringify({ token: '1.a.b', answer: 'off' })])
  expect(openWindow).not.toHaveBeenCalled()
})

test('without a connection the notification comes back', async () => {
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press('tomorrow')
  expect(showNotification).toHaveBeenCalledOnce()
})

test('a press opens the app, or shows its list; a lesson or a form that is open stays', async () => {
  await press('')
  expect(openWindow).toHaveBeenCalledWith('/library')
  const [library, lesson] = [tab('https://kasama.example/worker-progress'), tab('https://kasama.example/video/3')]
  tabs = [library]
  await press('')
  expect(library.navigate).toHaveBeenCalledWith('/library')
  tabs = [lesson]
  await press('')
  expect(openWindow).toHaveBeenCalledTimes(2)
  expect(lesson.navigate).not.toHaveBeenCalled()
})

test('with the session the subscription of the phone ends, where the browser has one', async () => {
  await endSubscription()
  const unsubscribe = vi.fn(async () => true)
  vi.stubGlobal('registration', { pushManager: { getSubscription: async () => null } })
  await endSubscription()
  vi.stubGlobal('registration', { pushManager: { getSubscription: async () => ({ unsubscribe }) } })
  await endSubscription()
  expect(unsubscribe).toHaveBeenCalledOnce()
})
