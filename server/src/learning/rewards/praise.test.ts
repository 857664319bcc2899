import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addToList, completeLesson } from '#test/learning/lessons'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'
import { admin } from '#test/people/admins'
import { household, type Person } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
})

const praise = async ({ token }: Person, lang?: 'eng' | 'mya') =>
  (await app.call('GET /praise', { query: lang ? { lang } : {} }, token)).data
const kinds = async (worker: Person) => (await praise(worker)).map(({ kind }) => kind)
const see = async (worker: Person, ids: number[]) => app.call('POST /praise/seen', { body: { ids } }, worker.token)
const want = (worker: Person, isOn: boolean) => app.call('POST /goal', { body: { praise: isOn } }, worker.token)

async function addSkill(name: string, videos: TestVideo[]): Promise<number> {
  const { db } = app.deps
  const words = JSON.stringify({ eng: name, phi: name, ind: name, mya: `${name} (mya)` })
  const row = { slug: name, position: 1, url: 'leaf', name: words, description: words }
  const { id } = await db.insertInto('skills').values(row).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('skill_videos')
    .values(videos.map((video) => ({ skill_id: id, video_id: video.id })))
    .execute()
  return id
}

test('a lesson is praised once, in her language or the one that is asked for, until she has seen it', async () => {
  const { worker } = await household(app)
  const video = await addVideo(app.deps.db, { title: 'Iron a shirt', questions: 1 })
  expect(await praise(worker)).toEqual([])
  await completeLesson(app, video, worker)
  await completeLesson(app, video, worker)
  const [lesson, ...otherLessons] = await praise(worker)
  expect(otherLessons).toEqual([])
  expect(lesson).toMatchObject({
    kind: 'lesson_done',
    video: { id: video.id, title: 'Iron a shirt (mya)', thumbnail_url: '/pictures/x.svg' },
    skill: null,
    credit: null,
  })
  expect((await praise(worker, 'eng'))[0]?.video?.title).toBe('Iron a shirt')
  await see((await household(app)).worker, [lesson?.id ?? 0])
  expect(await kinds(worker)).toEqual(['lesson_done'])
  await see(worker, [lesson?.id ?? 0])
  expect(await praise(worker)).toEqual([])
})
test('the last lesson of a skill praises the skill, with the lessons that it stands for', async () => {
  const { worker } = await household(app)
  const [first, second] = [
    await addVideo(app.deps.db, { title: 'Sweep' }),
    await addVideo(app.deps.db, { title: 'Mop' }),
  ]
  const id = await addSkill('Floors', [first, second])
  await completeLesson(app, first, worker)
  expect(await kinds(worker)).toEqual(['lesson_done'])
  await completeLesson(app, second, worker)
  const praised = await praise(worker)
  expect(praised.map(({ kind }) => kind)).toEqual(['lesson_done', 'lesson_done', 'skill_earned'])
  expect(praised[2]?.skill).toMatchObject({
    id,
    name: 'Floors (mya)',
    earned: true,
    topic_ids: [13],
    lessons: [
      { id: first.id, title: 'Sweep (mya)' },
      { id: second.id, title: 'Mop (mya)' },
    ],
  })
})
test('a lesson that was taken back is praised for all the same, and so is a skill that it is part of', async () => {
  const { worker } = await household(app)
  const [first, second] = [
    await addVideo(app.deps.db, { title: 'Dust' }),
    await addVideo(app.deps.db, { title: 'Polish' }),
  ]
  await addSkill('Shelves', [first, second])
  await completeLesson(app, first, worker)
  const { token } = await admin(app)
  expect((await app.call('POST /admin/videos/:id/take-back', { params: { id: first.id } }, token)).code).toBeUndefined()
  await completeLesson(app, second, worker)
  const praised = await praise(worker, 'eng')
  expect(praised.map(({ kind, video }) => [kind, video?.title])).toEqual([
    ['lesson_done', 'Dust'],
    ['lesson_done', 'Polish'],
    ['skill_earned', undefined],
  ])
  expect(praised[2]?.skill?.lessons.map(({ title }) => title)).toEqual(['Dust', 'Polish'])
})
test('the last lesson of her list praises the list, and once more when it has grown', async () => {
  const { boss, worker } = await household(app)
  const lessons = [await addVideo(app.deps.db), await addVideo(app.deps.db), await addVideo(app.deps.db)]
  const [first, second, third] = lessons as [TestVideo, TestVideo, TestVideo]
  await addToList(app, first, boss)
  await addToList(app, second, boss)
  await completeLesson(app, first, worker)
  expect(await kinds(worker)).toEqual(['lesson_done'])
  await completeLesson(app, second, worker)
  const praised = await praise(worker)
  expect(praised.map(({ kind }) => kind)).toEqual(['lesson_done', 'lesson_done', 'list_done'])
  expect(praised[2]?.video?.id).toBe(second.id)
  await see(
    worker,
    praised.map(({ id }) => id),
  )
  await completeLesson(app, await addVideo(app.deps.db), worker)
  expect(await kinds(worker)).toEqual(['lesson_done'])
  await addToList(app, third, boss)
  await completeLesson(app, third, worker)
  expect(await kinds(worker)).toEqual(['lesson_done', 'lesson_done', 'list_done'])
})
test('switched off there is no praise, and later none for what happened meanwhile; what she earned is hers', async () => {
  const { boss, worker } = await household(app)
  const [earlierPraise, concurrentPraise, laterPraise] = [
    await addVideo(app.deps.db),
    await addVideo(app.deps.db),
    await addVideo(app.deps.db),
  ]
  const id = await addSkill('Quiet', [concurrentPraise])
  await addToList(app, concurrentPraise, boss)
  await completeLesson(app, earlierPraise, worker)
  await want(worker, false)
  await completeLesson(app, concurrentPraise, worker)
  expect(await praise(worker)).toEqual([])
  const skills = await app.call(
    'GET /skills/skill_for_worker/:id',
    { params: { id: worker.id }, query: {} },
    worker.token,
  )
  expect(skills.data.find((skill) => skill.id === id)).toMatchObject({ earned: true })
  await want(worker, true)
  expect(await praise(worker)).toEqual([])
  await completeLesson(app, laterPraise, worker)
  expect((await praise(worker)).map(({ kind, video }) => [kind, video?.id])).toContainEqual([
    'lesson_done',
    laterPraise.id,
  ])
})
test('achievements older than two weeks are not praised', async () => {
  const { worker } = await household(app)
  await completeLesson(app, await addVideo(app.deps.db), worker)
  const { token } = worker
  app.forward({ days: 13 })
  expect((await app.call('GET /praise', { query: {} }, token)).data).toHaveLength(1)
  app.forward({ days: 2 })
  expect((await app.call('GET /praise', { query: {} }, token)).data).toEqual([])
})
