import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { Dialog } from './dialog'

test('a press outside closes a dialog, a selection that is dragged out of it does not', async () => {
  const onDismiss = vi.fn()
  const onClick = vi.fn()
  const screen = await show(
    <Dialog open title="Your name" onDismiss={onDismiss}>
      <input aria-label="Name" defaultValue="Maria" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog').element()
  dialog.addEventListener('click', ({ target }) => onClick(target))
  // The page's corner is outside of the dialog, under its backdrop.
  const corner = { x: 5, y: 5 }
  await userEvent.dragAndDrop(screen.getByRole('textbox'), document.body, { targetPosition: corner, force: true })
  expect(onClick).toHaveBeenCalledWith(dialog)
  expect(onDismiss).not.toHaveBeenCalled()
  await userEvent.click(document.body, { position: corner, force: true })
  expect(onDismiss).toHaveBeenCalledOnce()
})

/** A button with its dialog, which is either closed or removed from the page. */
function Opener({ stays: staysOnPage }: { stays: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      {(staysOnPage || isOpen) && <Dialog open={isOpen} title="Your name" onDismiss={() => setOpen(false)} />}
    </>
  )
}

test.each([true, false])(
  'the focus goes back to what opened a dialog; it stays on the page: %s',
  async (staysOnPage) => {
    const screen = await show(
      <StrictMode>
        <Opener stays={staysOnPage} />
      </StrictMode>,
    )
    const opener = screen.getByRole('button', { name: 'Change' })
    for (const key of ['{Enter}', '{Escape}']) {
      opener.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(screen.getByRole('dialog')).toBeVisible()
      expect(screen.getByRole('dialog').element().matches(':modal')).toBe(true)
      await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.keyboard(key)
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    }
  },
)
