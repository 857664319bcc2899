import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryKeys } from '#shared/api/query-keys.ts'
import { show } from '#test/show.tsx'
import { MustWatchList } from './must-watch-list'
import { useMustWatch } from './use-must-watch'

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
