// @module-tag ci
import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import type { BulkRun } from '@kasama/contract/studio/lesson/runs.api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { show } from '#test/show.tsx'
import { VideoList } from '../video-list'
import { videosTexts } from '../videos.texts'

const lesson = (id: number) =>
  ({ id, title: `Lesson ${id}`, topic_ids: [], host: 'file', languages: [], state: 'changed', revision: 1 }) as never
const run = (change: Partial<BulkRun>): BulkRun => ({
  id: 5,
  deed: 'publish',
  topic_id: null,
  state: 'doing',
  has_failed: false,
  lessons: 25_000,
  behind: 0,
  done: 0,
  undone: 0,
  left: 0,
  refused: [],
  ...change,
})
const refused = [{ id: 2, title: 'Lesson 2', code: 'lesson_incomplete', reason: 'The description is missing.' }]

/** The server's next responses, by call; `requests` has the requests. */
let answers: Record<string, unknown>
let requests: { call: string; body: unknown }[]
beforeEach(() => {
  requests = []
  answers = {
    'GET /api/admin/videos': { items: [1, 2].map(lesson) as DeskVideo[], next_cursor: 'later', total: 1001 },
    'GET /api/admin/videos/views': { all: 0, draft: 0, public: 0, language: 0, quiz: 0, subtitles: 0, machine: 0 },
    'GET /api/admin/videos/count': { lessons: 25_000 },
    'GET /api/admin/videos/runs': { runs: [] },
    'GET /api/topics': [{ id: 7, name: 'Kitchen' }],
  }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${address.replace(/\?.*/, '')}`
    requests.push({ call, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    const data = answers[call]
    return data instanceof Response ? data.clone() : Response.json({ error: false, data })
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = (
  <>
    <VideoList />
    <Toasts />
  </>
)
const list = () => show(page, { queries: new QueryClient() })
const wrote = () => requests.filter(({ call }) => call.startsWith('POST'))

test('all lessons of a list are published after their number is confirmed, which can be undone', async () => {
  const screen = await list()
  await screen.getByRole('checkbox', { name: 'Choose Lesson 1' }).click()
  await screen.getByRole('button', { name: 'Choose all of this list' }).click()
  await expect.element(screen.getByText('All 25,000 of this list')).toBeVisible()
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByText(/^Everything that waits in the 25,000 lessons comes out/)).toBeVisible()
  expect(wrote()).toEqual([])

  answers['POST /api/admin/videos/runs'] = run({})
  answers['GET /api/admin/videos/runs/5'] = run({ behind: 6250, done: 6249, left: 1, refused })
  await screen.getByRole('button', { name: 'Publish 25,000 lessons' }).click()
  expect(wrote()).toEqual([
    { call: 'POST /api/admin/videos/runs', body: { filters: {}, lessons: 25_000, deed: 'publish' } },
  ])
  await expect.element(screen.getByText('6,250 of 25,000')).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')

  answers['GET /api/admin/videos/runs/5'] = run({ state: 'done', behind: 25_000, done: 24_850, left: 150, refused })
  await expect.element(screen.getByText('24,850 lessons are published.')).toBeVisible()
  await expect.element(screen.getByText('150 lessons were left as they are:')).toBeVisible()
  await expect.element(screen.getByText('and 149 more')).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()

  answers['POST /api/admin/videos/runs/5/undo'] = run({ state: 'undoing', lessons: 24_850 })
  answers['GET /api/admin/videos/runs/5'] = run({ state: 'undone', lessons: 24_850, undone: 24_850 })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('It is undone')).toBeVisible()
  await expect.element(screen.getByText('150 lessons were left as they are:')).not.toBeInTheDocument()
})

test('chosen lessons are published, refused ones are named, and the rest can be undone', async () => {
  const screen = await list()
  await screen.getByRole('checkbox', { name: 'Choose Lesson 1' }).click()
  await screen.getByRole('checkbox', { name: 'Choose Lesson 2' }).click()
  answers['POST /api/admin/videos/runs'] = run({ state: 'done', lessons: 2, behind: 2, done: 1, left: 1, refused })
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.element(screen.getByText('1 lesson is published.')).toBeVisible()
  await expect.element(screen.getByText('1 lesson was left as it is:')).toBeVisible()
  await expect.element(screen.getByText('The description is missing.')).toBeVisible()
  await expect.element(screen.getByText('2 chosen')).not.toBeInTheDocument()
  const chosen = [1, 2].map((id) => ({ id, revision: 1 }))
  expect(wrote()).toEqual([{ call: 'POST /api/admin/videos/runs', body: { chosen, deed: 'publish' } }])

  answers['POST /api/admin/videos/runs/5/undo'] = run({ state: 'undone', lessons: 1, behind: 1, undone: 1 })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(partsTexts.undone)).toBeVisible()
  await expect.element(screen.getByText('1 lesson was left as it is:')).not.toBeInTheDocument()
  expect(requests.map(({ call }) => call)).not.toContain('GET /api/admin/videos/runs/5')
})

test('after a change of topics the lessons stay chosen; a message says if nothing changed', async () => {
  const screen = await list()
  await screen.getByRole('checkbox', { name: 'Choose Lesson 1' }).click()
  answers['POST /api/admin/videos/runs'] = run({ deed: 'add_topic', topic_id: 7, state: 'done', lessons: 1, behind: 1 })
  await screen.getByRole('button', { name: 'Topics' }).click()
  await screen.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.element(screen.getByText(videosTexts.unchanged)).toBeVisible()
  await expect.element(screen.getByText('1 chosen')).toBeVisible()
  const chosen = [{ id: 1, revision: 1 }]
  expect(wrote()).toEqual([{ call: 'POST /api/admin/videos/runs', body: { chosen, deed: 'add_topic', topic_id: 7 } }])
})

test('a count that failed is reported and can be tried again', async () => {
  answers['GET /api/admin/videos/count'] = Response.json({ error: true }, { status: 400 })
  const screen = await show(page)
  await screen.getByRole('checkbox', { name: 'Choose Lesson 1' }).click()
  await screen.getByRole('button', { name: 'Choose all of this list' }).click()
  await expect.element(screen.getByText('All of this list, which could not be counted')).toBeVisible()
  answers['GET /api/admin/videos/count'] = { lessons: 25_000 }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('All 25,000 of this list')).toBeVisible()
})

test('unticking a row, or another filter, ends the choice of all lessons', async () => {
  const screen = await list()
  const all = screen.getByText('All 25,000 of this list')
  const choose = async () => {
    await screen.getByRole('button', { name: 'Choose all of this list' }).click()
    await expect.element(all).toBeVisible()
  }
  await screen.getByRole('checkbox', { name: 'Choose Lesson 1' }).click()
  await choose()
  await screen.getByRole('checkbox', { name: 'Choose Lesson 2' }).click()
  await expect.element(screen.getByText('1 chosen')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Choose Lesson 2' }).click()
  await choose()
  await screen.getByRole('button', { name: /^No quiz/ }).click()
  await expect.element(all).not.toBeInTheDocument()
})

test('a run that another tab began is shown with its progress, and can be stopped', async () => {
  answers['GET /api/admin/videos/runs'] = { runs: [run({ deed: 'add_topic', topic_id: 7, behind: 2500 })] }
  answers['GET /api/admin/videos/runs/5'] = run({ deed: 'add_topic', topic_id: 7, behind: 2500 })
  const screen = await list()
  await expect.element(screen.getByText('2,500 of 25,000')).toBeVisible()
  const stopped = run({ deed: 'add_topic', topic_id: 7, state: 'done', behind: 2500, done: 1 })
  answers['POST /api/admin/videos/runs/5/stop'] = stopped
  await screen.getByRole('button', { name: 'Stop here' }).click()
  answers['GET /api/admin/videos/runs/5'] = stopped
  await expect.element(screen.getByText('1 lesson has Kitchen in its draft.')).toBeVisible()
})
