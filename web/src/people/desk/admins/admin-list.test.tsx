import { expect, test } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { AdminList } from './admin-list'

test('a list that is cut says so, and a whole one does not', async () => {
  const { answers } = answerCalls({ 'GET /admin/admins': { items: [], is_cut: false } })
  const whole = await show(<AdminList />)
  await expect.element(whole.getByRole('heading', { name: 'Admins' })).toBeVisible()
  await expect.element(whole.getByText('These are the first 500.', { exact: false })).not.toBeInTheDocument()
  await whole.unmount()
  answers['GET /admin/admins'] = { items: [], is_cut: true }
  const cut = await show(<AdminList />)
  await expect.element(cut.getByText('These are the first 500.', { exact: false })).toBeVisible()
})
