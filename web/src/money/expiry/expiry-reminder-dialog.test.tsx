import { expect, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { monthly } from '#test/plan.ts'
import { show } from '#test/show.tsx'
import { ExpiryReminderDialog } from './expiry-reminder-dialog'

test('a plan that the provider charges again renews, and leads to the plan', async () => {
  const screen = await show(<ExpiryReminderDialog subscription={monthly} days={6} />, { at: '/library' })
  await expect.element(screen.getByRole('dialog', { name: 'Your plan renews in 6 days' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'See your plan' })).toBeVisible()
})

test('a plan of her own that is not charged again ends, and does not promise a renewal', async () => {
  session.set({ org_id: '' })
  const screen = await show(<ExpiryReminderDialog subscription={{ ...monthly, renews: false }} days={1} />, {
    at: '/library',
  })
  const dialog = screen.getByRole('dialog', { name: 'Your plan ends in 1 day' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).not.toHaveTextContent('renews')
  await expect.element(screen.getByRole('button', { name: 'See your plan' })).not.toBeInTheDocument()
})
