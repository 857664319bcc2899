import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { show } from '#test/show.tsx'
import { showUndo } from './undo-toast'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('equal toasts are shown once, but each of two actions can be undone for ten seconds', async () => {
  const screen = await show(<Toasts />)
  const takenBack: string[] = []
  const undo = (what: string) => async () => takenBack.push(what)
  const buttons = screen.getByRole('button', { name: 'Undo' })

  showToast('Copied')
  showToast('Copied')
  showUndo('1 account blocked', undo('first'))
  vi.advanceTimersByTime(4000)
  showUndo('1 account blocked', undo('second'))
  await expect.element(buttons.nth(1)).toBeVisible()
  expect(screen.getByText('Copied').elements()).toHaveLength(1)
  vi.advanceTimersByTime(5999)
  expect(buttons.elements()).toHaveLength(2)
  await buttons.first().click()
  await expect.element(screen.getByText('It is as it was before.')).toBeVisible()
  expect(takenBack).toEqual(['first'])
  // The pointer rests where the next message is now, which keeps it open.
  await userEvent.hover(document.body)
  await expect.element(buttons).toBeVisible()

  vi.advanceTimersByTime(4000)
  await expect.element(buttons).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(buttons).not.toBeInTheDocument()
})
