import type { Language } from '@kasama/contract/language'
import { expect, onTestFinished, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { PasswordForm } from './password-form'

async function filledForm(language: Language, labels: [string, string, string]) {
  const form = await show(<PasswordForm />, { language })
  const fill = async (...typed: string[]) => {
    for (const [place, label] of labels.entries()) await form.getByLabelText(label).fill(typed[place] ?? '')
    await form.getByRole('button', { name: language === 'eng' ? 'Save' : 'I-save' }).click()
  }
  const told = (text: string) => expect.element(form.getByText(text).first()).toBeVisible()
  return { form, fill, told }
}

test('every fault of a new password is told, and the form is empty once it is changed', async () => {
  const wrong = refusal('wrong_password', { field: 'old_pass' })
  const { answers, asked } = answerCalls({ 'POST /auth/change_pass': wrong })
  const { form, fill, told } = await filledForm('eng', ['Old password', 'New password', 'Confirm password'])
  await fill('', '', '')
  await told('Please type old password')
  await fill('wrong', '', '')
  await told('Please enter a new password')
  await fill('wrong', 'short', 'short')
  await told('Password need to have at least 8 characters.')
  await fill('wrong', 'papaya tree 9', 'papaya')
  await told('Please make sure you re-type your new password correctly.')
  expect(asked('POST /auth/change_pass')).toEqual([])
  await fill('wrong', 'papaya tree 9', 'papaya tree 9')
  await told('Wrong password.')
  await expect.element(form.getByLabelText('Old password')).toHaveFocus()
  answers['POST /auth/change_pass'] = { done: true }
  await fill('sampaguita tea', 'papaya tree 9', 'papaya tree 9')
  await expect.element(form.getByLabelText('Old password')).toHaveValue('')
  expect(asked('POST /auth/change_pass').at(-1)?.body).toEqual({
    old_pass: 'sampaguita tea',
    new_pass: 'papaya tree 9',
  })
})

test('a worker reads it in her language', async () => {
  onTestFinished(() => session.set({ language_code: '', role: '' }))
  session.set({ language_code: 'phi', role: 'W' })
  answerCalls({ 'POST /auth/change_pass': refusal('wrong_password', { field: 'old_pass' }) })
  const { fill, told } = await filledForm('phi', ['Lumang password', 'Bagong password', 'Ulitin ang password'])
  await fill('mali ito', 'halo-halo 8', 'halo-halo 8')
  await told('Mali ang password.')
})
