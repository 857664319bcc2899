import type { Language } from '@kasama/contract/language'
import { expect, onTestFinished, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { PasswordForm } from './password-form'

async function filledForm(language: Language, labels: [string, string, string]) {
  const form = await show(<PasswordForm />, { language })
  const fill = async (...typed: string[]) => {
    for (const [index, label] of labels.entries()) await form.getByLabelText(label).fill(typed[index] ?? '')
    await form.getByRole('button', { name: language === 'eng' ? 'Save' : 'I-save' }).click()
  }
  const expectText = (text: string) => expect.element(form.getByText(text).first()).toBeVisible()
  return { form, fill, expectText }
}

test('shows every error of a new password, and empties the form after the change', async () => {
  const wrong = refusal('wrong_password', { field: 'old_pass' })
  const { answers, requests } = answerCalls({ 'POST /auth/change_pass': wrong })
  const { form, fill, expectText } = await filledForm('eng', ['Old password', 'New password', 'Confirm password'])
  await fill('', '', '')
  await expectText('Please type old password')
  await fill('wrong', '', '')
  await expectText('Please enter a new password')
  await fill('wrong', 'short', 'short')
  await expectText('Password need to have at least 8 characters.')
  await fill('wrong', 'papaya tree 9', 'papaya')
  await expectText('Please make sure you re-type your new password correctly.')
  expect(requests('POST /auth/change_pass')).toEqual([])
  await fill('wrong', 'papaya tree 9', 'papaya tree 9')
  await expectText('Wrong password.')
  await expect.element(form.getByLabelText('Old password')).toHaveFocus()
  answers['POST /auth/change_pass'] = { done: true }
  await fill('sampaguita tea', 'papaya tree 9', 'papaya tree 9')
  await expect.element(form.getByLabelText('Old password')).toHaveValue('')
  expect(requests('POST /auth/change_pass').at(-1)?.body).toEqual({
    old_pass: 'sampaguita tea',
    new_pass: 'papaya tree 9',
  })
})

test('a worker reads the errors in her language', async () => {
  onTestFinished(() => session.set({ language_code: '', role: '' }))
  session.set({ language_code: 'phi', role: 'W' })
  answerCalls({ 'POST /auth/change_pass': refusal('wrong_password', { field: 'old_pass' }) })
  const { fill, expectText } = await filledForm('phi', ['Lumang password', 'Bagong password', 'Ulitin ang password'])
  await fill('mali ito', 'halo-halo 8', 'halo-halo 8')
  await expectText('Mali ang password.')
})
