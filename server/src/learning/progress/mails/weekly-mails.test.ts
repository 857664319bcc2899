// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addToList, completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo } from '#test/library/library'
import { mailsTo } from '#test/people/mails'
import { addHouseholds } from '#test/people/many-households'
import { household, logIn, type Person } from '#test/people/people'
import { sendDue } from './send-due'

/** A Tuesday, 12:00 in Singapore; the Sunday after it, 19:00. */
const [tuesday, sunday] = ['2026-03-10T04:00:00Z', '2026-03-15T11:00:00Z']

let app: TestApp
beforeAll(async () => {
  app = await newApp()
})

async function newApp(): Promise<TestApp> {
  const created = await testApp({ start: tuesday })
  await addTopics(created.deps.db)
  return created
}

function goTo(at: string, currentApp = app) {
  currentApp.forward({ seconds: (Date.parse(at) - currentApp.deps.now().getTime()) / 1000 })
}
async function sendAll(currentApp = app) {
  while ((await sendDue(currentApp.deps)).takenCount > 0) currentApp.forward({ seconds: 1 })
}
/** Catches up and sends the mails; returns the new mails to an employer, without those of good moments. */
async function newMails(boss: Person): Promise<string[]> {
  const mailsBefore = mailsTo(app, boss.name)
  await app.caughtUp()
  await sendAll()
  return mailsTo(app, boss.name).filter((mail) => !mailsBefore.includes(mail))
}
const subjectOf = (mail = '') => /^Subject: (.*)$/m.exec(mail)?.[1]
const weeks = (currentApp: TestApp) =>
  currentApp.deps.db
    .selectFrom('progress_mails')
    .select(['occasion', 'facts'])
    .where('is_bulk', '=', true)
    .orderBy('occasion')

test("a host's picture, which names the clip, is in no mail to whom its lesson is locked", async () => {
  const ownApp = await newApp()
  const { db } = ownApp.deps
  const [paying, ended] = [await household(ownApp), await household(ownApp)]
  const lesson = await addVideo(db, { title: 'Wash safely' })
  const next = await addVideo(db, { title: 'Iron a shirt' })
  for (const { boss, worker } of [paying, ended]) {
    for (const video of [lesson, next]) await addToList(ownApp, video, boss)
    await completeLesson(ownApp, lesson, worker)
  }
  const thumbnail_url = 'https://i.ytimg.com/vi/zzsecret/hqdefault.jpg'
  await db.updateTable('videos').set({ thumbnail_url }).execute()
  await db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', ended.boss.id).execute()
  goTo(sunday, ownApp)
  await ownApp.caughtUp()
  const facts = db.selectFrom('progress_mails').select('facts').where('kind', '=', 'weekly')
  const factsOf = async ({ boss }: typeof paying) =>
    JSON.stringify(await facts.where('employer_id', '=', boss.id).execute())
  expect((await factsOf(paying)).match(/zzsecret/g)).toHaveLength(2)
  expect(await factsOf(ended)).toContain('Iron a shirt')
  expect(await factsOf(ended)).not.toContain('zzsecret')
})
test('a week is told on Sunday at 19:00, once, with what comes next', async () => {
  const { boss, worker } = await household(app)
  const [first, two, three] = [
    await addVideo(app.deps.db, { title: 'Wash <safely>', questions: 2 }),
    await addVideo(app.deps.db, { title: 'Iron a shirt', questions: 2 }),
    await addVideo(app.deps.db, { title: 'Cook rice' }),
  ]
  for (const video of [first, two, three]) await addToList(app, video, boss)
  await completeLesson(app, first, worker)
  await completeLesson(app, two, worker, true)
  for (let beat = 0; beat < 20; beat++) {
    app.forward({ seconds: 30 })
    await app.call(
      'GET /worker/:id/log',
      { params: { id: worker.id }, query: { event: 'time', value: '1' } },
      worker.token,
    )
  }
  goTo('2026-03-15T10:59:59Z')
  expect(await newMails(boss)).toEqual([])
  goTo(sunday)
  const [mail = '', ...otherMails] = await newMails(boss)
  expect(otherMails).toEqual([])
  expect(mail).toMatch(/^Subject: .*week: 2 videos, 75% correct/m)
  expect(mail).toContain('8 to 14 March 2026')
  expect(mail).toContain('10 minutes on Tuesday.')
  expect(mail).toContain('Wash &#60;safely&#62;')
  expect(mail).toContain('Completed, 2 of 2 correct')
  expect(mail).toContain('Completed, 0 of 2 on first try')
  expect(mail).toContain('Must Watch, 01:40')
  expect(mail).toContain('http://kasama.test/worker-progress')
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await newMails(boss)).toEqual([])
})
test('a lesson that was taken back since counts, though it is not named', async () => {
  const ownApp = await newApp()
  const { boss, worker } = await household(ownApp)
  const video = await addVideo(ownApp.deps.db, { title: 'Clean a fan' })
  await completeLesson(ownApp, video, worker)
  await ownApp.deps.db.updateTable('lessons').set({ is_published: false }).where('id', '=', video.id).execute()
  goTo(sunday, ownApp)
  await ownApp.caughtUp()
  expect(await weeks(ownApp).execute()).toMatchObject([{ facts: { videos: 1, watched: [] } }])
  await sendAll(ownApp)
  const mail = mailsTo(ownApp, boss.name).find((text) => text.includes('week: 1 video')) ?? ''
  expect(mail).toContain('week: 1 video')
  expect(mail).not.toContain('Clean a fan')
})
test('two quiet weeks bring one kind word, and none again until she has learned', async () => {
  const { boss, worker } = await household(app)
  const next = await addVideo(app.deps.db, { title: 'Bathe a baby' })
  await addToList(app, next, boss)
  goTo('2026-03-22T11:00:00Z')
  expect(await newMails(boss)).toEqual([])
  goTo('2026-03-29T11:00:00Z')
  expect(await newMails(boss)).toEqual([])
  goTo('2026-04-05T11:00:00Z')
  const [mail, ...otherMails] = await newMails(boss)
  expect(otherMails).toEqual([])
  expect(subjectOf(mail)).toBe(`${worker.name} has not begun yet`)
  expect(mail).toContain('Bathe a baby')
  for (const day of ['12', '19', '26']) {
    goTo(`2026-04-${day}T11:00:00Z`)
    expect(await newMails(boss)).toEqual([])
  }
  goTo('2026-04-27T04:00:00Z')
  await completeLesson(app, next, await logIn(app, worker.name, worker.password))
  goTo('2026-05-03T11:00:00Z')
  expect((await newMails(boss)).map(subjectOf)).toContainEqual(expect.stringContaining('week: 1 video'))
  goTo('2026-05-10T11:00:00Z')
  expect(await newMails(boss)).toEqual([])
  goTo('2026-05-17T11:00:00Z')
  expect((await newMails(boss)).map(subjectOf)).toEqual([`${worker.name} has had a quiet time`])
  expect(await newMails(boss)).toEqual([])
})
test('a household whose plan has ended is not reminded', async () => {
  const { boss } = await household(app)
  await app.deps.db
    .updateTable('subscriptions')
    .set({ current_period_end: app.deps.now() })
    .where('user_id', '=', boss.id)
    .execute()
  app.forward({ days: 21 })
  expect(await newMails(boss)).toEqual([])
})
test("learning on Sunday evening is in the next week's mail", async () => {
  goTo('2026-07-05T11:00:00Z')
  const { boss, worker } = await household(app)
  await newMails(boss)
  await completeLesson(app, await addVideo(app.deps.db, { title: 'Late lesson' }), worker)
  goTo('2026-07-12T11:00:00Z')
  expect((await newMails(boss)).join()).toContain('Late lesson')
})

/** A server of its own with many households, whose workers learned on that Tuesday. */
async function manyHouseholds(count: number): Promise<TestApp> {
  const manyApp = await newApp()
  const video = await addVideo(manyApp.deps.db, { title: 'Many lessons' })
  await addHouseholds(manyApp.deps.db, { count, videoId: video.id, at: manyApp.deps.now() })
  return manyApp
}

test('in batches, killed, twice, at once or two weeks late: the same mails with the same words', {
  tags: 'long',
}, async () => {
  const count = 1100
  const manyApp = await manyHouseholds(count)
  goTo(sunday, manyApp)
  const { db } = manyApp.deps
  await manyApp.caughtUp()
  const first = await weeks(manyApp).execute()
  expect(first).toHaveLength(count)
  await manyApp.caughtUp()
  await db.deleteFrom('job_runs').execute()
  await Promise.all([manyApp.caughtUp(), manyApp.caughtUp(), manyApp.caughtUp()])
  expect(await weeks(manyApp).execute()).toHaveLength(count)

  // As if the server had been down: nothing was written yet, and half of it when it is killed.
  await db.deleteFrom('job_runs').execute()
  await db.deleteFrom('progress_mails').execute()
  goTo('2026-03-26T11:00:00Z', manyApp)
  const kill = db.getExecutor()
  const run = kill.executeQuery
  let batches = 0
  kill.executeQuery = ((query: { sql: string }) => {
    if (query.sql.includes("'weekly'") && ++batches === 2) throw new Error('killed')
    return run.call(kill, query as never)
  }) as never
  await manyApp.caughtUp().catch(() => {})
  kill.executeQuery = run
  await manyApp.caughtUp()
  const lateMails = (await weeks(manyApp).execute()).filter(({ occasion }) => occasion === 'weekly 2026-03-15')
  expect(lateMails.map(({ facts }) => facts)).toEqual(first.map(({ facts }) => facts))
})
test('nothing goes to those who unsubscribed, left or are gone since it was written', async () => {
  const manyApp = await manyHouseholds(5)
  goTo(sunday, manyApp)
  await manyApp.caughtUp()
  const { db } = manyApp.deps
  const id = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  await db
    .updateTable('users')
    .set({ progress_mails: false })
    .where('id', '=', await id('home1@many.example'))
    .execute()
  await db
    .updateTable('users')
    .set({ mail_weekly: false })
    .where('id', '=', await id('home2@many.example'))
    .execute()
  await db
    .updateTable('worker_links')
    .set({ ended_at: manyApp.deps.now() })
    .where('employer_id', '=', await id('home3@many.example'))
    .execute()
  await db
    .deleteFrom('users')
    .where('id', '=', await id('home4@many.example'))
    .execute()
  await sendAll(manyApp)
  const mailCounts = [1, 2, 3, 4, 5].map((n) => mailsTo(manyApp, `home${n}@many.example`).length)
  expect(mailCounts).toEqual([0, 0, 0, 0, 1])
  const unsentMails = db.selectFrom('progress_mails').select('id').where('next_at', 'is not', null)
  expect(await unsentMails.execute()).toEqual([])
})
test("an agency's employer gets them at the account's address", async () => {
  const newestApp = await newApp()
  const { boss, worker } = await household(newestApp)
  await newestApp.deps.db.updateTable('subscriptions').set({ mode: 1 }).where('user_id', '=', boss.id).execute()
  await completeLesson(newestApp, await addVideo(newestApp.deps.db), worker)
  goTo(sunday, newestApp)
  await newestApp.caughtUp()
  await sendAll(newestApp)
  expect(mailsTo(newestApp, boss.name).map(subjectOf)).toEqual([expect.stringContaining('week: 1 video')])
})
