import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls, refusal } from '#test/answers.ts'
import { config } from '#test/plan.ts'
import { show } from '#test/show.tsx'
import { employer } from '#test/show-app.tsx'
import { EmailForm } from './email-form'

test('a new email requires another address and the password; a refusal is shown below it', async () => {
  const { answers, requests } = answerCalls({
    'GET /config': config,
    'POST /auth/login': refusal('wrong_password'),
    'POST /users/email': refusal('email_taken'),
  })
  const form = await show(<EmailForm profile={employer()} />)
  const [field, save] = [form.getByLabelText('Login email'), form.getByRole('button', { name: 'Save' })]
  const expectText = (text: string) => expect.element(form.getByText(text)).toBeVisible()
  await save.click()
  await expectText('This is the current email. Please choose another one.')
  await field.fill('Moved@home.example')
  await save.click()
  await expect.element(form.getByLabelText('Password', { exact: true })).toHaveFocus()
  await userEvent.keyboard('not hers{Enter}')
  await expectText('Wrong password.')
  answers['POST /auth/login'] = {} as never
  await form.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
  await userEvent.keyboard('{Enter}')
  await expectText('This email address is already in use!')
  await expect.element(form.getByRole('dialog')).not.toBeInTheDocument()
  answers['POST /users/email'] = employer({ email: 'moved@home.example' })
  await save.click()
  await form.getByLabelText('Password', { exact: true }).fill('sampaguita tea')
  await form.getByRole('button', { name: 'OK' }).click()
  await expect.element(form.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests('POST /users/email').at(-1)?.body).toEqual({ email: 'moved@home.example' })
})

test('a Google login that is too old must be repeated', async () => {
  answerCalls({
    'GET /config': { ...config, google_client_id: 'client.example' },
    'POST /users/email': refusal('confirm_password'),
  })
  const form = await show(<EmailForm profile={employer()} />)
  await form.getByLabelText('Login email').fill('moved@home.example')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'I log in with Google' }).click()
  const advice = 'Log out, log in with Google again, and try once more within 5 minutes.'
  await expect.element(form.getByText(advice)).toBeVisible()
})
