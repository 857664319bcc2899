import type { Preview } from '@kasama/contract/studio/lesson/preview.api'
import { readCues } from '@kasama/contract/text/web-vtt'
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#test/app/test-app'
import { addVideo } from '#test/library/library'
import { libraryDesk } from '#test/library/library-desk'
import { household } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof libraryDesk>>['desk']
beforeAll(async () => {
  ;({ app, desk } = await libraryDesk())
})

const by = () => desk.provider.token
const preview = async (id: number, lang: 'eng' | 'phi' | 'mya' = 'eng'): Promise<Preview> =>
  (await app.call('GET /admin/videos/:id/preview', { params: { id }, query: { lang } }, by())).data

/** Addresses are signed for one account and some hours; their path is the file. */
const unsigned = (text: string) => text.replace(/\?a=\d+&e=\d+&s=[\w-]+/g, '')

test('the preview equals the published lesson: video, questions, subtitles, in each language', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Frying noodles', questions: 2 })
  const { worker } = await household(app)
  const question = (await preview(id)).questions.length
  expect(question).toBe(2)
  const { lesson } = (await app.call('GET /admin/videos/:id', { params: { id } }, by())).data
  const [first = '', second = ''] = lesson.question_order
  const changes = [
    { path: 'languages.eng.title', value: 'Frying rice noodles' },
    { path: 'languages.phi.title', value: 'Pagprito ng pansit' },
    { path: 'languages.mya.cues', value: [{ start: 0, end: 2.5, text: 'ခေါက်ဆွဲ <b> & ကြော်' }] },
    // Times copied from another language, without text yet.
    { path: 'languages.phi.cues', value: [{ start: 0, end: 2.5, text: '' }] },
    { path: 'topic_ids', value: [20, 7] },
    { path: 'question_order', value: [second, first] },
    { path: `questions.${first}.content.phi`, value: 'Ano ang una?' },
  ]
  await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on: 0, changes } }, by())
  const shown = { eng: await preview(id), phi: await preview(id, 'phi'), mya: await preview(id, 'mya') }
  const { revision } = shown.eng
  await app.call('POST /admin/videos/:id/publish', { params: { id }, body: { revision } }, by())

  const out = (await app.call('GET /videos/:id', { params: { id }, query: {} }, worker.token)).data
  const { question_ids, subtitles, visit_ticket: _, ...video } = out
  const { question_ids: places, subtitles: written, visit_ticket: __, ...previewed } = shown.eng.video
  expect(JSON.parse(unsigned(JSON.stringify(previewed)))).toEqual(JSON.parse(unsigned(JSON.stringify(video))))
  expect(places).toEqual([1, 2])
  expect(written.map(({ language_code }) => language_code).sort()).toEqual(
    subtitles.map(({ language_code }) => language_code).sort(),
  )
  for (const lang of ['eng', 'phi', 'mya'] as const)
    for (const [place, questionId] of question_ids.entries()) {
      const asked = await app.call('GET /questions/:id', { params: { id: questionId }, query: { lang } }, worker.token)
      const { id: _id, ...rest } = shown[lang].questions[place]?.question ?? { id: 0 }
      const { id: __id, ...given } = asked.data
      expect(JSON.parse(unsigned(JSON.stringify(rest)))).toEqual(JSON.parse(unsigned(JSON.stringify(given))))
    }
  const burmese = subtitles.find(({ language_code }) => language_code === 'mya')
  const file = await app.app.inject(burmese?.url ?? '')
  const vtt = shown.eng.subtitles.find(({ language_code }) => language_code === 'mya')?.vtt ?? ''
  expect(readCues(vtt)).toEqual(readCues(file.body))
})

test('an almost empty draft can be previewed', async () => {
  const body = { title: 'Nothing yet', topic_ids: [] }
  const { id } = (await app.call('POST /admin/videos', { body }, by())).data
  const change = { path: 'languages.eng.title', value: '' }
  await app.call('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on: 1, changes: [change] } }, by())
  expect(await preview(id, 'mya')).toMatchObject({ revision: 2, video: { title: '…', url: null }, questions: [] })
})

test('the preview requires the provider', async () => {
  const { id } = await addVideo(app.deps.db)
  const { worker } = await household(app)
  for (const { token } of [desk.one.admin, worker]) {
    const reply = await app.call('GET /admin/videos/:id/preview', { params: { id }, query: { lang: 'eng' } }, token)
    expect(reply.code).toBe('not_allowed')
  }
})
