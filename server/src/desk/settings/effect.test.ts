// @module-tag ci
import type { GenieSettings, MailSettings } from '@kasama/contract/desk/settings.api'
import { expect, test } from 'vitest'
import { sendDue } from '#learning/progress/mails/send-due'
import { reminderMailJobOf } from '#money/receipts/reminders.job'
import { type TestApp, testApp } from '#test/app/test-app'
import { ask } from '#test/chat/ask'
import { appWithModel } from '#test/chat/with-model'
import { picture } from '#test/files/uploads'
import { addTopics, addVideo } from '#test/library/library'
import { admin } from '#test/people/admins'
import { mailsTo } from '#test/people/mails'
import { addHouseholds } from '#test/people/many-households'
import { employer, household, pay } from '#test/people/people'

const allOn: MailSettings = { weekly: true, moments: true, idle: true, ends_soon: true, per_minute: null }
async function setMails(app: TestApp, change: Partial<MailSettings>) {
  const { token } = await admin(app)
  const { version } = (await app.call('GET /admin/mail-settings', {}, token)).data
  return app.call('POST /admin/mail-settings', { body: { ...allOn, ...change, version } }, token)
}
const usual: GenieSettings = { questions_a_day: 100, tokens_a_day: null, pictures: true }
async function setGenie(app: TestApp, change: Partial<GenieSettings>) {
  const { token } = await admin(app)
  const { version } = (await app.call('GET /admin/genie-settings', {}, token)).data
  return app.call('POST /admin/genie-settings', { body: { ...usual, ...change, version } }, token)
}

/** Households whose weekly mails are written, on a Sunday at 19:00 in Singapore, and not yet sent. */
async function weeksWritten(count: number): Promise<TestApp> {
  const app = await testApp({ start: '2026-03-10T04:00:00Z' })
  await addTopics(app.deps.db)
  const video = await addVideo(app.deps.db)
  await addHouseholds(app.deps.db, { count, videoId: video.id, at: app.deps.now() })
  app.forward({ days: 5, minutes: 7 * 60 })
  await app.caughtUp()
  return app
}
const gotMail = (app: TestApp, count: number) =>
  Array.from({ length: count }, (_, n) => mailsTo(app, `home${n + 1}@many.example`).length)

test('a kind of mail that is switched off is not sent, nor later; the others are, and it is again once it is on', async () => {
  const app = await weeksWritten(1)
  await setMails(app, { weekly: false })
  while ((await sendDue(app.deps)).takenCount > 0) app.forward({ seconds: 1 })
  expect(gotMail(app, 1)).toEqual([0])
  await setMails(app, {})
  app.forward({ minutes: 10 })
  expect((await sendDue(app.deps)).takenCount).toBe(0)

  const other = await weeksWritten(1)
  await setMails(other, { moments: false, idle: false, ends_soon: false })
  while ((await sendDue(other.deps)).takenCount > 0) other.forward({ seconds: 1 })
  expect(gotMail(other, 1)).toEqual([1])
})
test('no more mails leave in a minute than are allowed from now on', async () => {
  const app = await weeksWritten(3)
  await setMails(app, { per_minute: 2 })
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) {
    statuses.push((await sendDue(app.deps)).takenCount)
    app.forward({ seconds: 29 })
  }
  expect(statuses).toEqual([1, 0, 1, 0])
  await setMails(app, { per_minute: 60_000 })
  app.forward({ seconds: 2 })
  expect((await sendDue(app.deps)).takenCount).toBe(1)
})
test('a reminder of a renewal is sent while that is on', async () => {
  const app = await testApp()
  const boss = await employer(app)
  expect((await pay(app, boss, 10)).status).toBe(200)
  const remind = () => reminderMailJobOf(app.deps).run({ userId: boss.id }, 'one')
  await setMails(app, { ends_soon: false })
  await remind()
  expect(mailsTo(app, boss.name)).toEqual([])
  await setMails(app, {})
  await remind()
  expect(mailsTo(app, boss.name).join()).toContain('Your plan renews on')
})
test('Genie is shown no picture once that is off, and spends no more tokens than the desk allows', async () => {
  const app = await appWithModel()
  await addTopics(app.deps.db)
  const { worker } = await household(app, 'eng')
  const files = [{ name: 'image', bytes: await picture() }]
  const shownBrand = async () => {
    await ask(app, worker.token, { fields: { message: 'How do I wash my hands?' }, files })
    return app.model.seen.questions.at(-1)?.pictures.length
  }
  expect(await shownBrand()).toBe(1)
  await setGenie(app, { pictures: false })
  expect(await shownBrand()).toBe(0)
  await setGenie(app, { tokens_a_day: 0 })
  expect((await ask(app, worker.token, 'How do I wash my hands?')).data.is_instead).toBe(true)
  await setGenie(app, {})
  expect((await ask(app, worker.token, 'How do I wash my hands?')).data.is_instead).toBe(false)
})
