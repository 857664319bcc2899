import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addSampleTopic, addTopics } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import { loadPack } from '../load/load-pack'

const sample = join(import.meta.dirname, '../../../../test/pack')
let app: TestApp
let folder: string
let worker: Person
let id: number

beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await addSampleTopic(app.deps.db)
  ;({ worker } = await household(app))
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kasama-pack-'))
  cpSync(sample, folder, { recursive: true })
  await loadPack(app.deps, sample)
  const towels = app.deps.db.selectFrom('videos').select('id').where('slug', '=', 'fold-towels')
  ;({ id } = await towels.executeTakeFirstOrThrow())
})

type Words = { quiz: { content?: string; options?: string[]; answers?: number[] }[] }

async function edit(names: string[], change: (file: Words) => void) {
  for (const name of names) {
    const path = join(folder, `videos/fold-towels/${name}.json`)
    const file = JSON.parse(readFileSync(path, 'utf8'))
    change(file)
    writeFileSync(path, JSON.stringify(file))
  }
  await loadPack(app.deps, folder)
}
const languages = ['eng', 'phi', 'ind', 'mya']
const show = async () => (await app.call('GET /videos/:id', { params: { id }, query: {} }, worker.token)).data
const answer = (question: number | undefined, answers: number[]) =>
  app.call('POST /questions/:id/answers', { params: { id: question ?? 0 }, body: { answers } }, worker.token)
const answered = async () => {
  const { data } = await app.call('GET /users/:id/answers', { params: { id: worker.id } }, worker.token)
  return data.map(({ question_id }) => question_id)
}

test('moved questions keep their ids, also with a corrected translation, and removed ones are deleted', async () => {
  const [first, second] = (await show()).question_ids
  await edit(['mya'], ({ quiz }) => Object.assign(quiz[0] ?? {}, { content: 'How often? (mya)' }))
  expect((await show()).question_ids).toEqual([first, second])
  await edit(['video', ...languages], ({ quiz }) => quiz.reverse())
  expect((await show()).question_ids).toEqual([second, first])
  await edit(['video', ...languages], ({ quiz }) => quiz.pop())
  expect((await show()).question_ids).toEqual([second])
})
test('answering an outdated question costs no try, and completed lessons stay completed', async () => {
  const [first, second] = (await show()).question_ids
  await app.call('POST /videos/:id/visit', { params: { id }, body: {} }, worker.token)
  app.forward({ seconds: 60 })
  const body = { language_code: 'eng' as const, position: 2 }
  await app.call('POST /videos/:id/position', { params: { id }, body }, worker.token)
  await answer(second, [1, 3])
  const swap = ({ quiz: [question] }: Words) => question?.options?.reverse()
  await edit(languages, swap)
  // Option 2 was "three folds" on the page that she read, and is "two" now.
  expect((await answer(first, [2])).code).toBe('question_gone')
  await edit(['video'], ({ quiz }) => Object.assign(quiz[0] ?? {}, { answers: [1] }))
  const [now, still] = (await show()).question_ids
  expect([still, now === first]).toEqual([second, false])
  expect((await answer(now, [1])).data).toEqual({ correct: true, score: 1, completed: true })
  expect(await answered()).toEqual([second, now])
  await edit(languages, swap)
  expect((await show()).is_completed).toBe(true)
  expect(await answered()).toEqual([second])
})
