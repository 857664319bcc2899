import { afterEach, expect, test } from 'vitest'
import { readDraft, removeDrafts } from '#shared/session/draft.ts'
import { show } from '#test/show.tsx'
import { type EntryForm, useEntryForm } from './use-entry-form'

type Fields = { name: string; address: string }
afterEach(removeDrafts)

test('changes made during a save stay; those that were sent are stored', async () => {
  const held: { form?: EntryForm<Fields> } = {}
  const form = () => held.form as EntryForm<Fields>
  function Page({ stored }: { stored: Fields }) {
    held.form = useEntryForm('desk-test', stored)
    return (
      <p>
        {held.form.value.name}, {held.form.value.address}; {held.form.changed.join(' ')};{' '}
        {held.form.conflicts.join(' ')}
      </p>
    )
  }
  const page = await show(<Page stored={{ name: 'Melati', address: 'melati' }} />)
  form().set({ name: 'Melati Homes' })
  await expect.element(page.getByText('Melati Homes, melati; name;')).toBeVisible()
  form().markSent()
  form().set({ address: 'melati-homes' })
  await expect.element(page.getByText('Melati Homes, melati-homes; name address;')).toBeVisible()
  form().markSaved()
  await expect.element(page.getByText('Melati, melati-homes; address;')).toBeVisible()
  expect(readDraft('desk-test')).toEqual({ changes: { address: 'melati-homes' }, before: { address: 'melati' } })
  form().markSent()
  form().markSaved()
  await expect.element(page.getByText('Melati, melati; ;')).toBeVisible()
  expect(readDraft('desk-test')).toBeNull()
})
