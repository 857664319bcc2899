// @module-tag ci
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addToList, completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { mails } from '#test/people/mails'
import { household, type Person, subscriber } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

const complete = (video: TestVideo, worker: Person, wrongFirst = false) =>
  completeLesson(app, video, worker, wrongFirst)
const mustWatch = (video: TestVideo, boss: Person) => addToList(app, video, boss)

const progress = (id: number, by: Person) => app.call('GET /users/:id/progress', { params: { id } }, by.token)

test('the very first video and the end of the list reach the employer by mail, once each', async () => {
  const { boss, worker } = await household(app)
  const [one, two] = [
    await addVideo(app.deps.db, { title: 'Wash <safely>', questions: 2 }),
    await addVideo(app.deps.db),
  ]
  await mustWatch(one, boss)
  await mustWatch(two, boss)
  await complete(one, worker)
  const [mail = ''] = await mails(app, boss.name, 1)
  expect(mail).toContain(`Subject: ${worker.name} completed her first video`)
  expect(mail).toMatch(/^List-Unsubscribe: <http:\/\/kasama\.test\/unsubscribe\?u=\d+&s=/m)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail).toContain('text/plain')
  expect(mail).toContain('Wash &#60;safely&#62;')
  expect(mail).toContain('She got 2 of 2 questions right')
  await complete(one, worker)
  await complete(two, worker)
  const both = await mails(app, boss.name, 2)
  const listDone = both.find((text) => text.includes('completed all her must-watch videos'))
  expect(listDone).toMatch(/2 videos, \d \/ \d correct/)
})
test('a lesson outside a finished list sends no second mail about the list', async () => {
  const { boss, worker } = await household(app)
  const [listedVideo, outside, added] = [
    await addVideo(app.deps.db),
    await addVideo(app.deps.db, { title: 'Outside' }),
    await addVideo(app.deps.db, { title: 'Added' }),
  ]
  await mustWatch(listedVideo, boss)
  await complete(listedVideo, worker)
  await mails(app, boss.name, 2)
  await complete(outside, worker)
  await mustWatch(added, boss)
  await complete(added, worker)
  const all = await mails(app, boss.name, 3)
  expect(all.filter((mail) => mail.includes('She finished the last one'))).toHaveLength(2)
  expect(all.join()).toContain('“Added”')
  expect(all.join()).not.toContain('“Outside”')
})
test("a video host's own picture stands in the mail as it is", async () => {
  const { boss, worker } = await household(app)
  const video = await addVideo(app.deps.db, { title: 'Fold & iron' })
  const thumbnail_url = 'https://i.ytimg.com/vi/abc/hqdefault.jpg'
  await app.deps.db.updateTable('videos').set({ thumbnail_url }).where('id', '=', video.id).execute()
  await complete(video, worker)
  const [mail = ''] = await mails(app, boss.name, 1)
  expect(mail).toContain(`"${thumbnail_url}" width="536" alt="The lesson “Fold &#38; iron”"`)
})
test('one click ends the mails, and only with its signature', async () => {
  const { boss, worker } = await household(app)
  const { makeUnsubscribeUrl } = await import('#platform/mails/unsubscribe-address')
  const url = makeUnsubscribeUrl('', app.deps.secretKey, boss.id)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (address: string) =>
    app.app.inject({ method: 'POST', url: address, headers: form, payload: 'List-Unsubscribe=One-Click' })
  expect((await post(url.replace(/s=./, 's=!'))).statusCode).toBe(404)
  expect((await app.app.inject(url)).body).toContain('Stop all of these')
  expect((await post(url)).statusCode).toBe(200)
  await complete(await addVideo(app.deps.db), worker)
  const other = await household(app)
  await complete(await addVideo(app.deps.db), other.worker)
  await mails(app, other.boss.name, 1)
  await mails(app, boss.name, 0)
})
test('a late answer counts half, and the page shows the same to both', async () => {
  const { boss, worker } = await household(app)
  await complete(await addVideo(app.deps.db, { questions: 2, topic: 7 }), worker, true)
  await complete(await addVideo(app.deps.db, { questions: 2 }), worker)
  const { data } = await progress(worker.id, boss)
  expect(data).toMatchObject({ topics: 2, correct_percent: 75, stars: 4, credits: 0, videos_completed: 2 })
  expect(data.weeks).toEqual([{ week: '2026-03-09', percent: 75 }])
  expect((await progress(worker.id, worker)).data).toEqual(data)
})
test("a foreign worker's progress can't be read", async () => {
  const { worker } = await household(app)
  const stranger = await subscriber(app)
  expect((await progress(worker.id, stranger)).code).toBe('not_found')
  const skills = await app.call(
    'GET /skills/skill_for_worker/:id',
    { params: { id: worker.id }, query: {} },
    stranger.token,
  )
  expect(skills.code).toBe('not_found')
})
async function addSkill(parts: { lessons?: TestVideo[]; topics?: number[] }): Promise<number> {
  const name = JSON.stringify({ eng: 'Home safety', phi: 'x', ind: 'x', mya: 'ဘေးကင်း' })
  const { id } = await app.deps.db
    .insertInto('skills')
    .values({ slug: `skill-${Math.random()}`, position: 1, url: 'shield-check', name, description: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const video of parts.lessons ?? [])
    await app.deps.db.insertInto('skill_videos').values({ skill_id: id, video_id: video.id }).execute()
  for (const topic_id of parts.topics ?? [])
    await app.deps.db.insertInto('skill_topics').values({ skill_id: id, topic_id }).execute()
  return id
}
async function skillOf(worker: Person, id: number) {
  const request = { params: { id: worker.id }, query: {} }
  const { data } = await app.call('GET /skills/skill_for_worker/:id', request, worker.token)
  return data.find((skill) => skill.id === id)
}

test('S3.64: a skill has texts in each language, as a video does', async () => {
  const { worker } = await household(app)
  const skill = await skillOf(worker, await addSkill({ topics: [7] }))
  expect(JSON.parse(skill?.languages ?? '')).toMatchObject({ mya: { name: 'ဘေးကင်း', description: 'ဘေးကင်း' } })
})
test('a skill of lessons is earned with the last of them, whether they were chosen for her or not', async () => {
  const { boss, worker } = await household(app)
  const [safe, cook, other] = [
    await addVideo(app.deps.db, { topic: 20 }),
    await addVideo(app.deps.db, { topic: 7 }),
    await addVideo(app.deps.db, { topic: 20 }),
  ]
  const id = await addSkill({ lessons: [safe, cook] })
  await mustWatch(other, boss)
  await complete(other, worker)
  await mustWatch(safe, boss)
  await complete(safe, worker)
  expect(await skillOf(worker, id)).toMatchObject({ name: 'ဘေးကင်း', earned: false, topic_ids: [7, 20] })
  await complete(cook, worker)
  expect(await skillOf(worker, id)).toMatchObject({ earned: true })
  const row = { skill_id: id, video_id: (await addVideo(app.deps.db)).id }
  await app.deps.db.insertInto('skill_videos').values(row).execute()
  expect(await skillOf(worker, id)).toMatchObject({ earned: true })
})

test('after a lesson she sees how far she is with the skills that it counts for', async () => {
  const { boss, worker } = await household(app)
  const [first, second, alone] = [await addVideo(app.deps.db), await addVideo(app.deps.db), await addVideo(app.deps.db)]
  const lessonSkill = await addSkill({ lessons: [first, second] })
  const topicSkill = await addSkill({ topics: [999] })
  const inTopic = await addVideo(app.deps.db, { topic: 999 })
  const steps = async (video: TestVideo) => {
    const { data } = await app.call('GET /videos/:id/skills', { params: { id: video.id }, query: {} }, worker.token)
    return data.map(({ id, earned, completed, lessons }) => ({ id, earned, completed, lessons }))
  }
  for (const video of [first, second, alone, inTopic]) await mustWatch(video, boss)
  await complete(first, worker)
  expect(await steps(first)).toEqual([{ id: lessonSkill, earned: false, completed: 1, lessons: 2 }])
  await complete(second, worker)
  expect(await steps(second)).toEqual([{ id: lessonSkill, earned: true, completed: 2, lessons: 2 }])
  // A topic makes a skill with at least three lessons, including those that are not chosen yet.
  await complete(inTopic, worker)
  expect(await steps(inTopic)).toEqual([{ id: topicSkill, earned: false, completed: 1, lessons: 3 }])
  expect(await steps(alone)).toEqual([])
})

test('a skill of topics asks for all must-watch lessons of each, at least three, and stays', async () => {
  const { boss, worker } = await household(app)
  const id = await addSkill({ topics: [20, 7] })
  const learn = async (topic: number) => {
    const video = await addVideo(app.deps.db, { topic })
    await mustWatch(video, boss)
    await complete(video, worker)
  }
  for (const topic of [20, 20, 20, 7, 7]) await learn(topic)
  expect(await skillOf(worker, id)).toMatchObject({ earned: false })
  await mustWatch(await addVideo(app.deps.db, { topic: 20 }), boss)
  await learn(7)
  expect(await skillOf(worker, id)).toMatchObject({ earned: false })
  await app.deps.db
    .deleteFrom('clip_subscriptions')
    .where('employer_id', '=', boss.id)
    .where('video_id', 'not in', (q) => q.selectFrom('watches').select('video_id').where('worker_id', '=', worker.id))
    .execute()
  await learn(7)
  expect(await skillOf(worker, id)).toMatchObject({ earned: true })
  await mustWatch(await addVideo(app.deps.db, { topic: 7 }), boss)
  expect(await skillOf(worker, id)).toMatchObject({ earned: true })
})

const beat = (id: number, by: Person) =>
  app.call('GET /worker/:id/log', { params: { id }, query: { event: 'time', value: '1' } }, by.token)
const minutes = async (worker: Person) => (await progress(worker.id, worker)).data.minutes.map((day) => day.minutes)

test('heartbeats count one every 30 s, on the Singapore day, for the worker herself only', async () => {
  const { boss, worker } = await household(app)
  await Promise.all(Array.from({ length: 20 }, () => beat(worker.id, worker)))
  app.forward({ seconds: 27 })
  await beat(worker.id, worker)
  app.forward({ seconds: 33 })
  await beat(worker.id, worker)
  expect((await progress(worker.id, boss)).data.minutes.at(-1)?.minutes).toBe(1)
  expect((await beat(boss.id, worker)).code).toBe('not_found')
  expect((await beat(worker.id, boss)).code).toBe('not_allowed')
})
test('heartbeats that arrive early count, and sending them faster earns no extra time', async () => {
  const { worker } = await household(app)
  for (const pause of [0, 28, 32, 29]) {
    app.forward({ seconds: pause })
    await beat(worker.id, worker)
  }
  expect((await minutes(worker)).at(-1)).toBe(2)
  const cheater = (await household(app)).worker
  for (let count = 0; count <= 600 / 28; count += 1) {
    await beat(cheater.id, cheater)
    app.forward({ seconds: 28 })
  }
  expect((await minutes(cheater)).at(-1)).toBeLessThanOrEqual(10)
})
test('one heartbeat around midnight counts once', async () => {
  const { worker } = await household(app)
  const untilMidnight = (Date.parse('2026-03-10T16:00:00Z') - app.deps.now().getTime()) / 1000
  app.forward({ days: 1, seconds: (untilMidnight % 86_400) - 10 })
  await beat(worker.id, worker)
  app.forward({ seconds: 15 })
  await beat(worker.id, worker)
  const days = app.deps.db.selectFrom('learning_days').select('seconds').where('worker_id', '=', worker.id)
  expect(await days.execute()).toEqual([{ seconds: 30 }])
  app.forward({ seconds: 15 })
  await beat(worker.id, worker)
  expect(await days.execute()).toEqual([{ seconds: 30 }, { seconds: 30 }])
})
