import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DeleteDialog } from '#people/desk/accounts/actions/delete-dialog.tsx'
import { AddDialog } from '#people/desk/organisations/list/add-dialog.tsx'
import { AdminsPanel } from '#people/desk/organisations/page/admins-panel.tsx'
import { readDraft, removeDrafts } from '#shared/session/draft.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { NewLesson } from '#studio/videos/new-lesson.tsx'
import { answerCalls, noLine } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { showUndo } from './actions/undo-toast'
import { type EntryFormState, useEntryForm } from './forms/use-entry-form'
import { DayChoice } from './list/head/day-choice'

test('a typed day filters once its year is complete; an emptied field ends the filter', async () => {
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

describe('undo toast', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('equal messages are shown once, but each of two actions can be undone for ten seconds', async () => {
    const screen = await show(<Toasts />)
    const takenBack: string[] = []
    const undo = (what: string) => async () => takenBack.push(what)
    const buttons = screen.getByRole('button', { name: 'Undo' })

    showToast('Copied')
    showToast('Copied')
    showUndo('1 account blocked', undo('first'))
    vi.advanceTimersByTime(4000)
    showUndo('1 account blocked', undo('second'))
    await expect.element(buttons.nth(1)).toBeVisible()
    expect(screen.getByText('Copied').elements()).toHaveLength(1)
    vi.advanceTimersByTime(5999)
    expect(buttons.elements()).toHaveLength(2)
    await buttons.first().click()
    await expect.element(screen.getByText('It is as it was before.')).toBeVisible()
    expect(takenBack).toEqual(['first'])
    // The pointer rests where the next message is now, which keeps it open.
    await userEvent.hover(document.body)
    await expect.element(buttons).toBeVisible()

    vi.advanceTimersByTime(4000)
    await expect.element(buttons).toBeVisible()
    vi.advanceTimersByTime(1)
    await expect.element(buttons).not.toBeInTheDocument()
  })
})

describe('use entry form', () => {
  type Fields = { name: string; address: string }
  afterEach(removeDrafts)

  test('changes made during a save stay; those that were sent are stored', async () => {
    const held: { form?: EntryFormState<Fields> } = {}
    const form = () => held.form as EntryFormState<Fields>
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
})

describe('use desk draft', () => {
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
    answerCalls({ 'GET /admin/admins': { items: [], is_cut: false } })
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
})
