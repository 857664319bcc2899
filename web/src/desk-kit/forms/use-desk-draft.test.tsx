import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DeleteDialog } from '#people/desk/accounts/actions/delete-dialog.tsx'
import { AddDialog } from '#people/desk/organisations/list/add-dialog.tsx'
import { AdminsPanel } from '#people/desk/organisations/page/admins-panel.tsx'
import { removeDrafts } from '#shared/session/draft.ts'
import { NewLesson } from '#studio/videos/new-lesson.tsx'
import { answerCalls, noLine } from '#test/answers.ts'
import { show } from '#test/show.tsx'

afterEach(removeDrafts)

const organisation = { id: 3, name: 'Copper Kettle' } as DeskOrganisation
const account = { person: { id: 9, name: 'Grace', role: 'E' }, period: null, linked: null } as unknown as DeskAccount

type Form = { piece: ReactNode; opener?: string; field: string }
const forms: [name: string, form: Form][] = [
  ['a new organisation', { piece: <AddDialog onDone={() => {}} />, field: 'Name' }],
  ['a new admin', { piece: <AdminsPanel organisation={organisation} />, opener: 'Invite an admin', field: 'Name' }],
  ['a new lesson', { piece: <NewLesson />, opener: 'New lesson', field: 'Title in English' }],
  ['a deletion', { piece: <DeleteDialog account={account} open onClose={() => {}} />, field: 'Reason' }],
]

test.each(forms)('a draft in the form of %s survives leaving the page', async (_name, form) => {
  answerCalls({ 'GET /admin/admins': { items: [] } })
  const open = async () => {
    const screen = await show(form.piece)
    if (form.opener) await screen.getByRole('button', { name: form.opener }).click()
    return { screen, field: screen.getByRole('dialog').getByLabelText(form.field, { exact: true }) }
  }
  const { screen, field } = await open()
  await field.fill('Half of it')
  await screen.unmount()
  await expect.element((await open()).field).toHaveValue('Half of it')
})

test('a draft is dropped once it was sent, and kept if it was refused', async () => {
  const { answers, sentBy } = answerCalls({ 'POST /admin/videos': noLine })
  const open = async () => {
    const screen = await show(<NewLesson />)
    await screen.getByRole('button', { name: 'New lesson' }).click()
    return { screen, field: screen.getByLabelText('Title in English') }
  }
  const first = await open()
  await first.field.fill('Ironing a shirt')
  await first.screen.getByRole('button', { name: 'Begin' }).click()
  await expect.element(first.screen.getByText(/network/i)).toBeVisible()
  await expect.element(first.field).toHaveValue('Ironing a shirt')
  answers['POST /admin/videos'] = { id: 5 }
  await first.screen.getByRole('button', { name: 'Begin' }).click()
  const sent = { title: 'Ironing a shirt', topic_ids: [] }
  await expect.poll(() => sentBy('POST /admin/videos')).toEqual([sent, sent])
  await first.screen.unmount()
  await expect.element((await open()).field).toHaveValue('')
})
