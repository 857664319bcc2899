import { expect, onTestFinished, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { RegisterForm } from './register-form'

test('shows each error in the words of the specification before sending anything', async () => {
  const form = await show(<RegisterForm />)
  const register = form.getByRole('button', { name: 'Register' })
  const [email, password, confirm] = [
    form.getByLabelText('Email'),
    form.getByLabelText('Create password'),
    form.getByLabelText('Confirm password'),
  ] as const
  // A fault is shown at its field and again above the button.
  const expectText = (text: string) => expect.element(form.getByText(text, { exact: true }).first()).toBeVisible()

  await register.click()
  await expectText('Please fill in your email')
  await expect.element(email).toHaveFocus()
  await email.fill('new@home.example')
  await register.click()
  await expectText('Please fill in your password')
  await password.fill('orchid')
  await expectText('Passwords must contains at least eight letters and numbers')
  await register.click()
  await expectText('Password need to have at least 8 characters.')
  await password.fill('password')
  await register.click()
  await expectText('Please confirm your password')
  await confirm.fill('passwort')
  await register.click()
  await expectText("Your password doesn't match.")
})

test('shows errors of the server at their field; after the confirmation she is logged in', async () => {
  onTestFinished(session.clear)
  const { answers, requests } = answerCalls({ 'POST /auth/signup': refusal('password_too_common') })
  const form = await show(<RegisterForm />)
  const register = form.getByRole('button', { name: 'Register' })
  await form.getByLabelText('Email').fill('Taken@home.example')
  await form.getByLabelText('Create password').fill('sampaguita tea')
  await form.getByLabelText('Confirm password').fill('sampaguita tea')
  await register.click()
  await expect
    .element(form.getByText('Too many people use this password. Please choose another one.').first())
    .toBeVisible()
  await expect.element(form.getByLabelText('Create password')).toHaveFocus()
  answers['POST /auth/signup'] = refusal('email_taken')
  await register.click()
  await expect.element(form.getByText('This email address is already in use!').first()).toBeVisible()
  await expect.element(form.getByLabelText('Email')).toHaveFocus()
  const user = { id: 1, role: 'E' as const, org_id: null, language_code: 'eng' as const, needs_picture: false }
  answers['POST /auth/signup'] = { token: 'hers', session_key: 'key', user }
  await register.click()
  await expect.element(form.getByText('Registration Successful!')).toBeVisible()
  expect(session.token()).toBe('')
  await form.getByRole('button', { name: 'OK' }).click()
  expect(session.token()).toBe('hers')
  expect(requests('POST /auth/signup').at(-1)?.body).toMatchObject({ email: 'taken@home.example', role: 'E' })
})
