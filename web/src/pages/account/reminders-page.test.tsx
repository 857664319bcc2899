import type { Reminders } from '@kasama/contract/people/reminders.api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ReminderOffer } from '#people/reminders/reminder-offer.tsx'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { RemindersPage } from './reminders-page'

const publicKey = 'BHkdG3htSF__1u7kED8m59D4BhpnDog4kwS9yE3R0N5GMdUClhJzcwZUl9aG3T3Lwcabhn1s7kOIPQ0_G60wjqw'
const unasked: Reminders = {
  was_asked: false,
  is_on: false,
  days: [],
  minute: null,
  has_phone: false,
  public_key: publicKey,
}
const address = { endpoint: 'https://push.example.com/x', keys: { p256dh: 'p', auth: 'a' } }

const requestPermission = vi.fn()
const subscribe = vi.fn()
const showNotification = vi.fn()
function phoneWith(permission: NotificationPermission, answer = permission) {
  const notification = { permission, requestPermission }
  requestPermission.mockImplementation(async () => {
    notification.permission = answer
    return answer
  })
  vi.stubGlobal('Notification', notification)
}
beforeEach(() => {
  subscribe.mockResolvedValue({ toJSON: () => address })
  const registration = { pushManager: { getSubscription: async () => null, subscribe }, showNotification }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** Answers as the server does, with what was chosen last. */
function serverWith(first: Reminders) {
  let reminders = first
  return answerCalls({
    'GET /reminders': () => reminders,
    'POST /push_subscription': { done: true },
    'POST /reminders': ({ body }) => {
      reminders = { ...reminders, ...body, was_asked: true }
      return reminders
    },
  })
}
const turnOn = () => page.getByRole('button', { name: 'I-on ang paalala' })

test('nothing is chosen before, and only the press on the last button asks the phone', async () => {
  phoneWith('default', 'granted')
  const server = serverWith(unasked)
  await show(<RemindersPage />, { language: 'phi' })
  await expect.element(turnOn()).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: 'Gabi' })).not.toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Miyerkules' }))
  await userEvent.click(page.getByRole('button', { name: 'Linggo' }))
  await expect.element(turnOn()).toBeDisabled()
  await userEvent.click(page.getByText('Gabi', { exact: true }))
  await expect.element(page.getByText('9:00 ng gabi')).toBeVisible()
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.click(turnOn())
  await expect.element(page.getByRole('switch', { name: 'Paalala' })).toBeChecked()
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true })
  expect(server.sentBy('POST /push_subscription')).toEqual([address])
  expect(server.sentBy('POST /reminders')).toEqual([{ is_on: true, days: [3, 7], minute: 1260 }])
  await expect.element(page.getByText('Miyerkules, Linggo. 9:00 ng gabi')).toBeVisible()
})

test('the time moves by half an hour, between 6:00 and 21:00', async () => {
  phoneWith('default')
  serverWith({ ...unasked, days: [1], minute: 1260 })
  await show(<RemindersPage />)
  const button = (name: string) => page.getByRole('button', { name })
  await expect.element(page.getByText('9:00 in the evening')).toBeVisible()
  await expect.element(button('8:30 in the evening')).toBeVisible()
  await expect.element(button('Which time?')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByText('Morning', { exact: true }))
  await userEvent.click(button('6:30 in the morning'))
  await userEvent.click(button('6:00 in the morning'))
  await expect.element(page.getByText('6:00 in the morning')).toBeVisible()
  await expect.element(button('Which time?')).toHaveAttribute('aria-disabled', 'true')
})

test('a phone that refuses shows how to allow reminders, and is looked at again', async () => {
  phoneWith('default', 'denied')
  const server = serverWith({ ...unasked, days: [1], minute: 1260 })
  await show(<RemindersPage />)
  await userEvent.click(page.getByRole('button', { name: 'Turn the reminder on' }))
  await expect.element(page.getByText('The phone did not allow reminders.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('switch')).toBeDisabled()
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  expect(server.requests('POST /reminders')).toEqual([])
  phoneWith('granted')
  await userEvent.click(page.getByRole('button', { name: 'Look again' }))
  await expect.element(page.getByRole('button', { name: 'Turn the reminder on' })).toBeEnabled()
})

test('running reminders are changed, tried and switched off at once', async () => {
  phoneWith('granted')
  const server = serverWith({ ...unasked, was_asked: true, is_on: true, days: [3], minute: 1260, has_phone: true })
  await show(<RemindersPage />)
  await userEvent.click(page.getByRole('button', { name: 'Monday' }))
  await expect.element(page.getByText('Monday, Wednesday. 9:00 in the evening')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try now' }))
  await expect.poll(() => showNotification.mock.calls.length).toBe(1)
  await userEvent.click(page.getByRole('switch'))
  await expect
    .poll(() => server.sentBy('POST /reminders'))
    .toEqual([
      { is_on: true, days: [1, 3], minute: 1260 },
      { is_on: false, days: [1, 3], minute: 1260 },
    ])
})

test('she is asked once below a finished lesson, and "Not now" is remembered', async () => {
  phoneWith('default')
  const server = serverWith(unasked)
  const first = await show(<ReminderOffer userId={7} />)
  await expect.element(page.getByRole('link', { name: 'Yes, choose a time' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Not now' }))
  await expect.poll(() => server.sentBy('POST /reminders')).toEqual([{ is_on: false, days: [], minute: null }])
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  first.unmount()
  await show(<ReminderOffer userId={7} />)
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  expect(requestPermission).not.toHaveBeenCalled()
})

test.each(['denied', 'granted'] as const)('a phone that has %s notifications is not asked', async (permission) => {
  phoneWith(permission)
  const server = serverWith(unasked)
  await show(<ReminderOffer userId={7} />)
  expect(server.requests()).toEqual([])
})
