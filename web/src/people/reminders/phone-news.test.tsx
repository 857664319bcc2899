import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { renewPhone } from './phone'
import { PhoneNews } from './phone-news'

const reminders = { was_asked: true, is_on: true, days: [], minute: null, has_phone: false, public_key: 'AAAA' }

/** A browser whose owner allows notifications when she is asked. */
function allowingBrowser(permission: NotificationPermission, present: object | null = null) {
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = 'granted'
      return notification.permission
    },
  }
  vi.stubGlobal('Notification', notification)
  const keys = { p256dh: 'key', auth: 'secret' }
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example.com/1', keys }) }
  const pushManager = { getSubscription: async () => present, subscribe: async () => subscription }
  const ready = vi.spyOn(navigator.serviceWorker, 'ready', 'get')
  ready.mockResolvedValue({ pushManager } as unknown as ServiceWorkerRegistration)
  onTestFinished(() => ready.mockRestore())
}

test('a choice that reaches no browser is shown as off; switching on asks, and registers this one', async () => {
  const { requests } = answerCalls({
    'GET /reminders': reminders,
    'POST /push_subscription': { done: true },
    'POST /reminders': { ...reminders, has_phone: true },
  })
  allowingBrowser('default')
  const page = await show(<PhoneNews />)
  const choice = page.getByRole('switch')
  await expect.element(choice).toBeEnabled()
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  await expect.element(choice).toBeChecked()
  const calls = requests().map(({ call }) => call)
  expect(calls).toEqual(['GET /reminders', 'POST /push_subscription', 'POST /reminders'])
})

test.each([
  [true, 'checked'],
  [false, 'not checked'],
])('in a browser that may show them, registered %s, it is %s', async (has_phone) => {
  answerCalls({ 'GET /reminders': { ...reminders, has_phone } })
  allowingBrowser('granted')
  const choice = (await show(<PhoneNews />)).getByRole('switch')
  await expect.element(choice).toBeEnabled()
  if (has_phone) await expect.element(choice).toBeChecked()
  else await expect.element(choice).not.toBeChecked()
})

test.each([
  ['none here', null, 1],
  ['one here', {}, 0],
])('where the server knows a phone and the browser has %s, it registers as needed', async (_, present, times) => {
  const { sentBy } = answerCalls({
    'GET /reminders': { ...reminders, has_phone: true },
    'POST /push_subscription': { done: true },
  })
  allowingBrowser('granted', present)
  await renewPhone()
  expect(sentBy('POST /push_subscription')).toHaveLength(times)
})
