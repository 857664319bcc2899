// @module-tag ci
import { hourMs } from '@kasama/contract/durations.rules'
import { expect, test } from 'vitest'
import { smtpMailer } from '#platform/ports/mail/smtp'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { addHouseholds } from '#test/people/many-households'
import { type MailFault, type MailServer, startMailServer } from '../../../../../stand-ins/mail-server'
import { sendDue } from './send-due'
import { sendMailsJobOf } from './send-mails.job'

const count = 24

/**
 * A server whose households have a weekly mail each waiting, and its mail server, which is down until it is started.
 */
async function waiting(mailsPerSecond = 1000) {
  const port = await freePort()
  const app = await testApp({
    start: '2026-03-10T04:00:00Z',
    config: { mailsPerSecond },
    deps: () => ({ mail: smtpMailer(`smtp://127.0.0.1:${port}`, () => 'Kasama <hello@kasama.example>') }),
  })
  await addTopics(app.deps.db)
  const video = await addVideo(app.deps.db)
  await addHouseholds(app.deps.db, { count, videoId: video.id, at: app.deps.now() })
  app.forward({ seconds: (Date.parse('2026-03-15T11:00:00Z') - app.deps.now().getTime()) / 1000 })
  await app.caughtUp()
  return { app, start: (fault: () => MailFault | null = () => null) => startMailServer({ port, fault }) }
}

async function freePort(): Promise<number> {
  const server = await startMailServer()
  await server.stop()
  return Number(new URL(server.url).port)
}

/** Sends until nothing is left, while time passes; returns how often the mail server was unreachable. */
async function sendAll(app: TestApp): Promise<number> {
  let away = 0
  const unsentMails = app.deps.db.selectFrom('progress_mails').select('id').where('next_at', 'is not', null)
  while (await unsentMails.executeTakeFirst()) {
    await sendDue(app.deps).catch(() => away++)
    app.forward({ minutes: 1 })
  }
  return away
}

const idOf = (source: string) => /^Message-ID: <(.*)>/im.exec(source)?.[1]
const receivers = ({ received }: MailServer) => received.map(({ to }) => to[0]).sort()

test('a mail server that was away for two days gets every mail once', { tags: 'long' }, async () => {
  const { app, start } = await waiting()
  for (let hour = 0; hour < 48; hour++) {
    await expect(sendDue(app.deps)).rejects.toThrow()
    expect((await sendDue(app.deps)).takenCount).toBe(0)
    app.forward({ minutes: 60 })
  }
  const server = await start()
  await sendAll(app)
  expect(server.received).toHaveLength(count)
  expect(new Set(receivers(server)).size).toBe(count)
  await server.stop()
})
test('a mail that was tried often while the mail server was away has its chances still', { tags: 'long' }, async () => {
  const { app, start } = await waiting()
  for (let hour = 0; hour < 4 * count; hour++) {
    await expect(sendDue(app.deps)).rejects.toThrow()
    app.forward({ minutes: 60 })
  }
  let turn = 0
  const server = await start(() => (turn++ < count ? 'unknown' : null))
  await sendAll(app)
  expect(server.received).toHaveLength(count)
  await server.stop()
})
test('a mail that cannot be written holds up no other, is told of, and is sent once it can', async () => {
  const { app, start } = await waiting()
  const { db } = app.deps
  const first = db.selectFrom('progress_mails').select(['id', 'facts']).orderBy('id').limit(1)
  const { id, facts } = await first.executeTakeFirstOrThrow()
  const setFacts = (text: string) =>
    db.updateTable('progress_mails').set({ facts: text }).where('id', '=', id).execute()
  await setFacts('{}')
  const server = await start()
  await expect(sendMailsJobOf(app.deps).run({}, '1')).rejects.toThrow('Invalid time value')
  expect(server.received).toHaveLength(count - 1)
  await setFacts(JSON.stringify(facts))
  app.forward({ minutes: 5 })
  await sendMailsJobOf(app.deps).run({}, '2')
  expect(new Set(receivers(server)).size).toBe(count)
  await server.stop()
})
test('one that refuses now and then, or hangs up, gets every mail once; a second try is the same mail', async () => {
  const { app, start } = await waiting()
  const faults: (MailFault | null)[] = ['busy', null, 'cut', null, null, 'unknown', null, 'cut_after']
  let turn = 0
  const server = await start(() => faults[turn++] ?? null)
  expect(await sendAll(app)).toBe(2)
  const ids = server.received.map(({ source }) => idOf(source))
  // A mail that was accepted without a response is sent again; the receiver's program recognises it by its id.
  expect(server.received).toHaveLength(count + 1)
  expect(new Set(ids).size).toBe(count)
  expect(new Set(receivers(server)).size).toBe(count)
  await server.stop()
})
test.each(['sender', 'quota'] as const)('a server that refuses the %s for an hour loses no mail', async (fault) => {
  const { app, start } = await waiting()
  const refusedUntil = app.deps.now().getTime() + hourMs
  const server = await start(() => (app.deps.now().getTime() < refusedUntil ? fault : null))
  const away = await sendAll(app)
  // A refused sender makes all mails wait a minute; a quota may be of some mails only.
  if (fault === 'sender') expect(away).toBe(60)
  expect(server.received).toHaveLength(count)
  expect(new Set(receivers(server)).size).toBe(count)
  await server.stop()
})
test('a mailbox that refuses for good is left alone, and mails of last week too', { tags: 'long' }, async () => {
  const { app, start } = await waiting()
  let requestCount = 0
  const server = await start(() => (requestCount++ % 2 === 0 ? 'unknown' : 'unknown_after'))
  await sendAll(app)
  expect(server.received).toEqual([])
  expect(requestCount).toBe(3 * count)
  await server.stop()
  const later = await waiting()
  later.app.forward({ days: 8 })
  expect(await sendAll(later.app)).toBe(0)
})
test('a receiver that is no address holds up no other mail', { tags: 'long' }, async () => {
  const { app, start } = await waiting()
  const { db } = app.deps
  await db.updateTable('users').set({ email: 'nobody' }).where('email', '=', 'home1@many.example').execute()
  const server = await start()
  expect(await sendAll(app)).toBe(0)
  expect(server.received).toHaveLength(count - 1)
  await server.stop()
})
test('two processes at once send no more than a second may have', { tags: 'long' }, async () => {
  const { app, start } = await waiting(10)
  const server = await start()
  const round = async () => {
    await Promise.all([sendDue(app.deps), sendDue(app.deps), sendDue(app.deps)])
    return server.received.length
  }
  expect(await round()).toBe(10)
  expect(await round()).toBe(10)
  app.forward({ seconds: 1 })
  expect(await round()).toBe(20)
  app.forward({ seconds: 1 })
  expect(await round()).toBe(count)
  expect(new Set(receivers(server)).size).toBe(count)
  await server.stop()
})
test('a process that dies after it took mails leaves them to another', async () => {
  const { app, start } = await waiting(10)
  const { db } = app.deps
  const mail = { send: () => new Promise<never>(() => {}) }
  void sendDue({ ...app.deps, mail })
  await expect
    .poll(async () => (await db.selectFrom('progress_mails').where('tries', '>', 0).selectAll().execute()).length)
    .toBe(10)
  const server = await start()
  await sendAll(app)
  expect(new Set(receivers(server)).size).toBe(count)
  expect(server.received).toHaveLength(count)
  await server.stop()
})
