import { expect, test } from 'vitest'
import { DeskContext } from '#desk-kit/page/desk-context.ts'
import { show } from '#test/show.tsx'
import { ToDo } from './to-do'

const none = { count: 0, oldest_at: null }

test('an empty library adds a task that links to the list of lessons', async () => {
  const toDo = { vouchers: none, messages: none, ending: [], problems: 0, is_library_empty: true }
  const screen = await show(
    <DeskContext value={{ has: () => true, orgId: null, mark: null }}>
      <ToDo toDo={toDo} />
    </DeskContext>,
  )
  await expect.element(screen.getByRole('link', { name: /no lesson yet/ })).toHaveAttribute('href', '/admin/videos')
  await expect.element(screen.getByText('Nothing waits for you.')).not.toBeInTheDocument()
})
