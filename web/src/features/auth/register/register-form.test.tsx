import { expect, test } from 'vitest'
import { show } from '../../../../test/show'
import { RegisterForm } from './register-form'

test('every fault is told in turn, in the words of the specification, before anything is sent', async () => {
  const form = await show(<RegisterForm />)
  const register = form.getByRole('button', { name: 'Register' })
  const [email, password, confirm] = [
    form.getByLabelText('Email'),
    form.getByLabelText('Create password'),
    form.getByLabelText('Confirm password'),
  ] as const
  // A fault is read at its field and again above the button.
  const told = (text: string) => expect.element(form.getByText(text, { exact: true }).first()).toBeVisible()

  await register.click()
  await told('Please fill in your email')
  await expect.element(email).toHaveFocus()
  await email.fill('new@home.example')
  await register.click()
  await told('Please fill in your password')
  await password.fill('orchid')
  await told('Passwords must contains at least eight letters and numbers')
  await register.click()
  await told('Password need to have at least 8 characters.')
  await password.fill('password')
  await register.click()
  await told('Please confirm your password')
  await confirm.fill('passwort')
  await register.click()
  await told("Your password doesn't match.")
})
