import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../../test/show'
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
  // The corner of the page lies outside, below the dialog's backdrop.
  const corner = { x: 5, y: 5 }
  await userEvent.dragAndDrop(screen.getByRole('textbox'), document.body, { targetPosition: corner, force: true })
  expect(onClick).toHaveBeenCalledWith(dialog)
  expect(onDismiss).not.toHaveBeenCalled()
  await userEvent.click(document.body, { position: corner, force: true })
  expect(onDismiss).toHaveBeenCalledOnce()
})
