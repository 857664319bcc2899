import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { Tabs } from './tabs'

const tabs = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))

test('each press of an arrow key moves one tab on, even before the last move is rendered', async () => {
  const onChange = vi.fn()
  // The value stays the same: the selection is not rendered yet.
  const screen = await show(
    <>
      <Tabs label="Parts" tabs={tabs} value="One" onChange={onChange} panelId="panel" />
      <div id="panel" role="tabpanel" />
    </>,
  )
  screen.getByRole('tab', { name: 'One' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Three' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Home}')
  await expect.element(screen.getByRole('tab', { name: 'One' })).toHaveFocus()
  expect(onChange.mock.calls.flat()).toEqual(['Two', 'Three', 'Three', 'One'])
})
