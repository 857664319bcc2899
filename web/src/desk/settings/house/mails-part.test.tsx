import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { MailsPart } from './mails-part'

const stored = {
  weekly: true,
  moments: true,
  idle: true,
  ends_soon: true,
  per_minute: null,
  usual_per_minute: 600,
  employers: 3,
  version: 'first',
}

test('values that another admin stored meanwhile are shown beside the edited ones; unchanged fields get the stored values', async () => {
  const first = await show(<MailsPart stored={stored} />)
  await first.getByLabelText('At most each minute').fill('120')
  await first.getByRole('switch', { name: /First video/ }).click()
  await first.unmount()
  const second = await show(
    <MailsPart stored={{ ...stored, idle: false, moments: false, per_minute: 90, version: 'second' }} />,
  )
  await expect.element(second.getByRole('switch', { name: /kind reminder/ })).not.toBeChecked()
  const theirs = second.getByRole('region', { name: 'At most each minute' })
  await expect.element(theirs).toHaveTextContent('Stored meanwhile: At most each minute: 90')
  await expect.element(second.getByRole('button', { name: 'Save mine' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(second.getByLabelText('At most each minute')).toHaveValue('90')
  // Both have switched the same off: no change is left to save.
  await expect.element(second.getByRole('button', { name: /Save/ })).not.toBeInTheDocument()
})
