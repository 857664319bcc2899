import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { NamePanel } from './name-panel'

const stored: DeskOrganisation = {
  id: 7,
  name: 'Sunny Kettle',
  short_url: 'sunny-kettle',
  logo_url: null,
  accounts: 0,
  admins: 0,
  contracts: 0,
  ending: 0,
  next_end: null,
  version: 'first',
}

test("another admin's name is shown beside the changed one; the unchanged address is the stored one", async () => {
  const first = await show(<NamePanel organisation={stored} />)
  await first.getByRole('textbox', { name: 'Name' }).fill('Sunny Kettle Agency')
  await first.unmount()
  const meanwhile = { ...stored, name: 'Sunny Kettles', short_url: 'kettles', version: 'second' }
  const second = await show(<NamePanel organisation={meanwhile} />)
  await expect.element(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Sunny Kettle Agency')
  await expect.element(second.getByLabelText('Login address')).toHaveValue('kettles')
  const theirs = second.getByRole('region', { name: 'Name' })
  await expect.element(theirs).toHaveTextContent('Stored meanwhile: Name: Sunny Kettles')
  await expect.element(second.getByRole('button', { name: 'Save mine' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Sunny Kettles')
  await expect.element(second.getByRole('button', { name: /Save/ })).not.toBeInTheDocument()
})
