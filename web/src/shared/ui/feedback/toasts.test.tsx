import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../../test/show'
import { showUndo } from '../../../features/admin/parts/doing/undo-toast'
import { showToast } from './toast-store'
import { Toasts } from './toasts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a message goes after six seconds, but not while it is pointed at or its button has the focus', async () => {
  const screen = await show(<Toasts />)
  const message = screen.getByText('Saved')
  const button = screen.getByRole('button')

  showToast('Saved')
  await expect.element(message).toBeVisible()
  await userEvent.hover(message)
  vi.advanceTimersByTime(60_000)
  await expect.element(message).toBeVisible()
  button.element().focus()
  await userEvent.unhover(message)
  vi.advanceTimersByTime(60_000)
  await expect.element(message).toBeVisible()
  button.element().blur()
  vi.advanceTimersByTime(1000)
  await expect.element(message).not.toBeInTheDocument()

  showToast('Saved')
  await expect.element(message).toBeVisible()
  vi.advanceTimersByTime(5999)
  await expect.element(message).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(message).not.toBeInTheDocument()
})

test('the same words are shown once; but of two things that were done each can be taken back, for ten seconds', async () => {
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
  // The pointer rests where the next message now is: it would stay.
  await userEvent.hover(document.body)
  await expect.element(buttons).toBeVisible()

  vi.advanceTimersByTime(4000)
  await expect.element(buttons).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(buttons).not.toBeInTheDocument()
})
