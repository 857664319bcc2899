import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { DayChoice } from './day-choice'

test('a typed day filters once its year is complete; an empty one clears the filter', async () => {
  const onChoose = vi.fn()
  const screen = await show(<DayChoice label="From" value={undefined} onChoose={onChoose} />)
  await screen.getByLabelText('From').click()
  await userEvent.keyboard('11272026')
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-11-27')
  expect(onChoose.mock.calls).toEqual([['2026-11-27']])
  await screen.getByLabelText('From').fill('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onChoose.mock.calls).toEqual([['2026-11-27'], ['']])
})
