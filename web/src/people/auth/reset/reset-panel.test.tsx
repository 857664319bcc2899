import { expect, test } from 'vitest'
import { answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { ResetPanel } from './reset-panel'

const employers = { role: 'E', token: 'secret' } as const
const helpers = { role: 'W', token: 'secret' } as const
const link = { valid: true, worker: null }

test('shows each error of a new password at its field before sending anything', async () => {
  const { requests } = answerCalls({
    'POST /auth/reset_link': link,
    'POST /auth/employer_reset_password': { done: true },
  })
  const page = await show(<ResetPanel {...employers} />)
  const save = page.getByRole('button', { name: 'Save' })
  const [password, confirm] = [page.getByLabelText('New password', { exact: true }), page.getByLabelText('Confirm')]
  const expectText = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  await save.click()
  await expectText('Please type your new password.')
  await expect.element(password).toHaveFocus()
  await password.fill('papaya')
  await save.click()
  await expectText('Password need to have at least 8 characters.')
  await password.fill('papayatree9')
  await save.click()
  await expectText('Please re-type your password for confirmation.')
  await confirm.fill('papayatre9')
  await save.click()
  await expectText('Password mismatch.')
  expect(requests('POST /auth/employer_reset_password')).toEqual([])
  await confirm.fill('papayatree9')
  await save.click()
  await expect.element(page.getByRole('heading', { name: 'Password was reset successfully' })).toBeVisible()
})

test('a helper reads errors, and that her link has expired, in her language', async () => {
  const old = refusal('reset_link_old')
  answerCalls({ 'POST /auth/reset_link': link, 'POST /auth/worker_reset_password': old })
  const page = await show(<ResetPanel {...helpers} />, { language: 'phi' })
  const [password, confirm] = [page.getByLabelText('Bagong password'), page.getByLabelText('Ulitin ang password')]
  await password.fill('halo-halo8')
  await confirm.fill('halo-halo')
  await page.getByRole('button', { name: 'I-save' }).click()
  await expect.element(page.getByText('Hindi magkapareho ang dalawang password.').first()).toBeVisible()
  await confirm.fill('halo-halo8')
  await page.getByRole('button', { name: 'I-save' }).click()
  await expect.element(page.getByRole('heading', { name: 'Hindi na gumagana ang link.' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Humingi ng bagong link' }))
    .toHaveAttribute('href', '/w-forgot-pass')
})

test('an employer’s expired link leads to another mail', async () => {
  answerCalls({ 'POST /auth/reset_link': { valid: false, worker: null } })
  const page = await show(<ResetPanel {...employers} />)
  await expect.element(page.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/e-forgot-pass')
})
