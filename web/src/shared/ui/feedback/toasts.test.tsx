import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { showToast } from './toast-store'
import { Toasts } from './toasts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('closes a toast after six seconds, but not while it is hovered or its button has the focus', async () => {
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
