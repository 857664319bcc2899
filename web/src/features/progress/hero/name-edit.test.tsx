import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../../test/show'
import { NameEdit } from './name-edit'

test('after the name is edited its button has the focus again, and not before', async () => {
  const screen = await show(<NameEdit userId={7} name="Siti Contoh" />)
  const name = screen.getByRole('button', { name: /Siti Contoh/ })
  await expect.element(name).not.toHaveFocus()
  await name.click()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveFocus()
})
