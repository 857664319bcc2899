import type { Card } from '@kasama/contract/learning/library/library.api'
import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryKeys } from '#shared/api/query-keys.ts'
import { session } from '#shared/session/session.ts'
import { answerCalls } from '#test/answers.ts'
import { cardOf } from '#test/samples.ts'
import { show } from '#test/show.tsx'
import { AddVideoButton } from './add/add-video-button'
import { useAddVideo } from './add/use-add-video'
import { FreeLessons } from './guest/free-lessons'
import { MustWatchList } from './must-watch/must-watch-list'
import { useMustWatch } from './must-watch/use-must-watch'
import { PlainList } from './plain-list/plain-list'

test('a word is not cut at its hyphen', async () => {
  answerCalls({
    'GET /feeds/public': {
      items: [cardOf({ public_level: 1, topic_ids: [26], description: 'Lesson' })],
      next_cursor: null,
    },
    'GET /topics': [],
  })
  const screen = await show(<FreeLessons />, { language: 'phi' })
  const word = screen.getByText('Pag-aalaga', { exact: true }).first()
  await expect.element(word).toBeVisible()
  expect(word.element().closest('span')).toHaveStyle({ display: 'inline-block' })
})

test('a guest chooses the language of the free lessons; a logged-in reader has her own', async () => {
  answerCalls({ 'GET /feeds/public': { items: [], next_cursor: null } })
  const screen = await show(<FreeLessons />)
  const languages = screen.getByRole('radiogroup', { name: 'Language' })
  await expect.element(languages).toBeVisible()
  session.set({ web_token: 'token', role: 'E' })
  await expect.element(languages).not.toBeInTheDocument()
  session.clear()
})

describe('use add video', () => {
  const card = { video_id: 1, title: 'Rice', is_subscribed: false } as Card

  function AddIt() {
    return <AddVideoButton card={card} onAdd={useAddVideo(() => {})} />
  }

  test('adding a video invalidates the queries that it changes', async () => {
    const queries = new QueryClient()
    const changed = [queryKeys.mustWatch(), queryKeys.feed('subscribed'), queryKeys.progress(7, 'page')]
    for (const key of changed) queries.setQueryData(key, { items: [] })
    queries.setQueryData(queryKeys.profile(), { role: 'E', worker_id: 7, is_subscribed: true } as Profile)
    const screen = await show(<AddIt />, { queries })
    await screen.getByRole('button').click()
    for (const key of changed) await expect.poll(() => queries.getQueryState(key)?.isInvalidated).toBe(true)
  })
})

describe('plain list', () => {
  const card: Card = {
    id: 1,
    video_id: 1,
    title: 'Cooking rice',
    description: '',
    sub_description: '',
    video_host: 'file',
    created_at: '2025-03-01T00:00:00.000Z',
    public_level: 0,
    duration: 95,
    thumbnail_url: null,
    topic_ids: [],
    question_ids: [],
    language_codes: ['eng'],
    is_locked: false,
    is_subscribed: true,
    is_completed: false,
    progress: 0,
  }

  afterEach(() => vi.unstubAllGlobals())

  test('a page with only must-watch videos shows no empty state until the last page', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json({ error: false, data: { items: [card], next_cursor: url.includes('cursor=') ? null : 'next' } }),
    )
    const screen = await show(
      <PlainList feed="recommendation" level="h2" title="Related" onLocked={() => {}} excludesMustWatch />,
    )
    const more = screen.getByRole('button', { name: 'Show more' })
    const none = screen.getByText('No videos found.')
    await expect.element(more).toBeVisible()
    expect(none.elements()).toHaveLength(0)
    await more.click()
    await expect.element(none).toBeVisible()
    await expect.element(more).not.toBeInTheDocument()
  })
})

const lessons: MustWatchLesson[] = ['Windows', 'Rice', 'Burns'].map((title, index) => ({
  video_id: index + 1,
  title,
  thumbnail_url: null,
  topic_ids: [],
  is_locked: false,
  progress: 0,
  completed_at: null,
  questions: 0,
  hard_questions: [],
}))

function List() {
  const [list, setList] = useState(lessons)
  const sortedBy = (ids: number[]) => ids.flatMap((id) => list.find(({ video_id }) => video_id === id) ?? [])
  return (
    <MustWatchList
      lessons={list}
      onOrder={(ids) => setList(sortedBy(ids))}
      onRemove={({ video_id }) => setList(list.filter((lesson) => lesson.video_id !== video_id))}
    />
  )
}

const titles = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)

test('by keyboard the focus stays with the lesson, and goes to the other arrow at an end of the list', async () => {
  const screen = await show(<List />)
  const up = screen.getByRole('button', { name: 'Move up: Burns' })
  const down = screen.getByRole('button', { name: 'Move down: Burns' })
  await expect.element(down).toBeDisabled()
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(titles(screen)).toEqual(['Windows', 'Burns', 'Rice'])
  await expect.element(up).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Burns is now number 2 of 3.')
  await userEvent.keyboard('{Enter}')
  expect(titles(screen)).toEqual(['Burns', 'Windows', 'Rice'])
  await expect.element(up).toBeDisabled()
  await expect.element(down).toHaveFocus()
})

test('removing a lesson keeps the order of the others', async () => {
  const screen = await show(<List />)
  await screen.getByRole('button', { name: 'Remove: Rice' }).click()
  expect(titles(screen)).toEqual(['Windows', 'Burns'])
})

test('after a removal the focus is on the next lesson, else the previous one, else the page', async () => {
  const screen = await show(
    <main tabIndex={-1}>
      <List />
    </main>,
  )
  const remove = (title: string) => screen.getByRole('button', { name: `Remove: ${title}` })
  remove('Rice').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Burns')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Windows')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(titles(screen)).toEqual([])
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

function SentList() {
  const { list, order, remove } = useMustWatch()
  return <MustWatchList lessons={list.data?.lessons ?? []} onOrder={order} onRemove={remove} />
}

test('restores the list if a change and the reload both fail', async () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  queries.setQueryData(queryKeys.mustWatch(), { lessons, total: 3, completed: 0 })
  const screen = await show(<SentList />, { queries })
  for (const name of ['Move up: Burns', 'Remove: Windows', 'Remove: Rice']) {
    screen.getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.poll(() => queries.isMutating()).toBe(0)
  await expect.poll(() => titles(screen)).toEqual(['Windows', 'Rice', 'Burns'])
})
