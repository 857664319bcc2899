import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { IconButton } from './icon-button'

function Months() {
  const [month, setMonth] = useState(10)
  return (
    <>
      <p>Month {month}</p>
      <IconButton label="Later" disabled={month === 12} onClick={() => setMonth(month + 1)}>
        ›
      </IconButton>
    </>
  )
}

test('a disabled arrow keeps the focus and ignores presses', async () => {
  const screen = await show(<Months />)
  const later = screen.getByRole('button', { name: 'Later' })
  later.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(later).toBeDisabled()
  await expect.element(later).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Month 12')).toBeVisible()
})
