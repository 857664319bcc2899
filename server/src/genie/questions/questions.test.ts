import { join } from 'node:path'
import { languages } from '@kasama/contract/language'
import { beforeAll, describe, expect, test } from 'vitest'
import { guest } from '#people/household/viewer'
import { loadPack } from '#studio/content/load/load-pack'
import { type TestApp, testApp } from '#test/app/test-app'
import { askAll, type GenieResult, questionsIn } from '#test/chat/genie-questions'
import { nothingToStore } from '#test/library/nothing-to-store'
import { builtInTexts, filled } from '../built-in/built-in.texts'
import { builtInAnswer } from '../built-in/built-in-answer'
import { findFactualAnswer } from '../factual-answer'

let app: TestApp
let results: GenieResult[]
beforeAll(async () => {
  app = await testApp()
  await loadPack({ ...app.deps, storage: nothingToStore }, join(import.meta.dirname, '../../../../content'))
  results = await askAll(app.deps.db)
})

function share(matches: (result: GenieResult) => boolean): number {
  const matching = results.filter(matches)
  return matching.filter(({ isRight }) => isRight).length / matching.length
}

test.each(languages)('there are 40 questions in %s, a third of them as workers write', (language) => {
  const questions = questionsIn(language)
  expect(questions).toHaveLength(40)
  expect(questions.filter(({ plain }) => plain).length).toBeGreaterThan(13)
})
test('recognises every emergency, with few false alarms', () => {
  expect(share(({ kind }) => kind === 'emergency')).toBe(1)
  const alarms = results.filter(({ kind, alarm }) => kind !== 'emergency' && alarm !== null)
  expect(alarms.length).toBeLessThan(4)
})
test('the right lesson comes first for 85 of 100 questions, also of those that nothing was tuned by', () => {
  expect(share(({ kind }) => kind === 'lesson')).toBeGreaterThanOrEqual(0.85)
  expect(share(({ kind, half }) => kind === 'lesson' && half === 'apart')).toBeGreaterThanOrEqual(0.85)
})
describe.each(languages)('in %s', (language) => {
  test('it comes first for 75 of 100', () => {
    expect(share((result) => result.kind === 'lesson' && result.language === language)).toBeGreaterThanOrEqual(0.75)
  })
})
test('questions outside the library are answered as unknown', () => {
  expect(share(({ kind }) => kind === 'outside')).toBeGreaterThanOrEqual(0.9)
})

test.each(languages)(
  'D.151: each answer with a lesson has a question to go on with, of that lesson or its topic, in %s',
  async (language) => {
    const viewer = { ...guest(language), unlocked: true }
    const questionOf = (text: string) => ({ text, language, viewer, videoId: null, history: [] })
    const lessons = await app.deps.db
      .selectFrom('videos')
      .innerJoin('video_languages', 'video_id', 'videos.id')
      .select(['video_id', 'slug', 'title'])
      .where('language_code', '=', language)
      .execute()
    const videoTopics = await app.deps.db.selectFrom('video_topics').select(['video_id', 'topic_id']).execute()
    const topicsOf = (id: number) => videoTopics.filter((row) => row.video_id === id).map(({ topic_id }) => topic_id)
    function lessonsOfSameTopics(id: number) {
      const topics = topicsOf(id)
      const near = lessons.filter(
        (lesson) => lesson.video_id === id || topicsOf(lesson.video_id).some((t) => topics.includes(t)),
      )
      const { whatIsIn, firstIn } = builtInTexts
      return near.flatMap(({ title }) => [whatIsIn, firstIn].map((text) => filled(text[language], { title })))
    }
    for (const { ask: text, first = [], emergency } of questionsIn(language)) {
      if (emergency) continue
      const sure = await findFactualAnswer(app.deps, questionOf(text))
      const answer = sure ?? (await builtInAnswer(app.deps, questionOf(text)))
      const [led] = answer.lessons
      if (sure) expect(first, text).toContain(lessons.find(({ video_id }) => video_id === led?.video_id)?.slug)
      if (!led) continue
      expect(answer.follow_on_questions, text).not.toEqual([])
      expect(lessonsOfSameTopics(led.video_id), text).toEqual(expect.arrayContaining(answer.follow_on_questions))
    }
    for (const { video_id, title } of lessons) {
      const question = questionOf(filled(builtInTexts.whatIsIn[language], { title }))
      const { lessons, follow_on_questions } = await builtInAnswer(app.deps, question)
      expect(lessons[0], title).toMatchObject({ video_id })
      expect(follow_on_questions, title).not.toEqual([])
      expect(lessonsOfSameTopics(video_id), title).toEqual(expect.arrayContaining(follow_on_questions))
    }
  },
)
