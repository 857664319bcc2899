import type { NewVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { storeDraft } from '#shared/session/draft.ts'
import { answerCalls, noLine, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { emptyVoucher, type VoucherDraft } from './use-voucher-form'
import { VoucherEditor } from './voucher-editor'

const draft: VoucherDraft = {
  ...emptyVoucher(),
  code: 'MANGO20',
  amount: '20',
  key: 'c5a86a3c-3a4b-4e0e-9a0a-3f1f4a8e2b11',
}
beforeEach(() => {
  storeDraft('desk-new-voucher', draft)
  onTestFinished(() => storeDraft('desk-new-voucher', null))
})

test('a lost connection is reported, and the next press sends the same key', async () => {
  const { sentBy, change } = answerCalls({ 'POST /admin/vouchers': noLine })
  const screen = await show(<VoucherEditor />)
  const make = screen.getByRole('button', { name: 'Make MANGO20' })
  await make.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  change({ 'POST /admin/vouchers': refusal('voucher_taken', { field: 'code' }) })
  await make.click()
  await expect.element(screen.getByText('This code is in use already.')).toBeVisible()
  expect((sentBy('POST /admin/vouchers') as NewVoucher[]).map(({ key }) => key)).toEqual([draft.key, draft.key])
})

test('an error of no field is shown above the form, and the next press has a new key', async () => {
  const { sentBy } = answerCalls({ 'POST /admin/vouchers': refusal('too_many_requests') })
  const screen = await show(<VoucherEditor />)
  const make = screen.getByRole('button', { name: 'Make MANGO20' })
  await make.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await make.click()
  await expect.poll(() => sentBy('POST /admin/vouchers')).toHaveLength(2)
  expect(new Set((sentBy('POST /admin/vouchers') as NewVoucher[]).map(({ key }) => key)).size).toBe(2)
})
