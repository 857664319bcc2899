import type { Profile } from '@kasama/contract/people/account.api'
import { afterEach, expect, test, vi } from 'vitest'
import { later } from '#test/later.ts'
import { show } from '#test/show.tsx'
import { PasswordPrompt } from './password-prompt'

afterEach(() => vi.unstubAllGlobals())

/** The password prompt of a deletion; the test decides when the password is checked. */
async function openPrompt() {
  const passwordCheck = later<Response>()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (await passwordCheck.promise).clone()),
  )
  const [onConfirmed, onDismiss] = [vi.fn(async () => {}), vi.fn()]
  const profile = { role: 'E', email: 'grace@kasama.example', user_id: null } as unknown as Profile
  const page = await show(
    <PasswordPrompt
      profile={profile}
      title="Delete your account?"
      action="Delete account"
      dismiss="Keep account"
      onConfirmed={onConfirmed}
      onDismiss={onDismiss}
    />,
  )
  await page.getByLabelText('Password', { exact: true }).fill('sampaguita-2025')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  const answer = () => passwordCheck.resolve(Response.json({ error: false, data: {} }))
  return { page, onConfirmed, onDismiss, answer }
}

test('a correct password runs the action', async () => {
  const { onConfirmed, answer } = await openPrompt()
  answer()
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
})

test('dismissing while the password is checked cancels the action', async () => {
  const { page, onConfirmed, onDismiss, answer } = await openPrompt()
  await page.getByRole('button', { name: 'Keep account' }).click()
  expect(onDismiss).toHaveBeenCalledTimes(1)
  answer()
  await expect.element(page.getByRole('button', { name: 'Delete account' })).not.toHaveAttribute('aria-busy', 'true')
  expect(onConfirmed).not.toHaveBeenCalled()
})
