import { expect, test } from 'vitest'
import { lessonServer } from '#test/lessons/desk-lesson.ts'
import { show } from '#test/show.tsx'
import { useLesson } from '../saving/use-lesson'
import { PublishView } from './publish-view'

function Page() {
  const editing = useLesson(7)
  const { lesson, stored } = editing
  return lesson && stored.data && <PublishView editing={{ ...editing, lesson }} data={stored.data} />
}

const scheduled = { state: 'scheduled', differs: true, scheduled_at: '2026-12-10T01:00:00Z' } as const

test('the schedule of a lesson that is not out yet is taken back, and nothing else is offered', async () => {
  const server = lessonServer({}, { ...scheduled, is_out: false })
  const screen = await show(<Page />)
  await expect.element(screen.getByRole('heading', { name: 'Not out yet' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take back', exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Drop these changes' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Take back the schedule' }).click()
  await expect.poll(() => server.requests().map(({ call }) => call)).toContain('POST /admin/videos/7/unschedule')
})

test('a lesson that is out is taken back also while changes of it are scheduled', async () => {
  lessonServer({}, { ...scheduled, is_out: true })
  const screen = await show(<Page />)
  await expect.element(screen.getByRole('button', { name: 'Take back', exact: true })).toBeVisible()
  await expect.element(screen.getByText('Its changes that wait for their time stay a draft.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Drop these changes' })).toBeVisible()
})
