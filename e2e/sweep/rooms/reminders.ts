import { expect, type Page } from '@playwright/test'
import { changeFacts } from '../../stage/states/state'
import type { Screen } from '../screen'

/** Lets pages believe that their browser shows notifications, as its owner has decided. */
export function allowNotifications(page: Page, permission: NotificationPermission): Promise<unknown> {
  return page.addInitScript((decided) => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => decided })
    const ready = Promise.resolve({})
    Object.defineProperty(navigator.serviceWorker, 'ready', { configurable: true, get: () => ready })
  }, permission)
}

const decide = (permission: NotificationPermission) => async (page: Page) => {
  await allowNotifications(page, permission)
  await page.reload()
}

const path = '/reminders'
const chosen = { is_on: true, was_asked: true, has_phone: true, days: [3, 7], minute: 1260 }
const sees = (role: 'button' | 'switch') => (page: Page) =>
  expect(page.getByRole('main').getByRole(role).last()).toBeVisible()

/** A worker's reminders: refused by the phone, chosen, and running. */
export const reminderScreens = (language: string): Screen[] => [
  { name: `reminders-refused-${language}`, path, arrive: decide('denied'), sees: sees('switch') },
  { name: `reminders-choose-${language}`, path, arrive: decide('default'), sees: sees('button') },
  {
    name: `reminders-on-${language}`,
    path,
    answers: { '**/api/reminders': changeFacts(chosen) },
    arrive: decide('granted'),
    sees: sees('switch'),
  },
]
