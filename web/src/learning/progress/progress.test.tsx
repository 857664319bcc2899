import type { EarnedCredit, Goal, RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryKeys } from '#shared/api/query-keys.ts'
import { session } from '#shared/session/session.ts'
import { answerCalls, noLine } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { worker } from '#test/show-app.tsx'
import { Fold } from './fold/fold'
import { NameEdit } from './hero/name-edit'
import { CreditMoment } from './praise/credit-moment'
import { LessonPraise } from './praise/lesson-praise'

test('a phone prints folded parts open', async () => {
  const page = await show(
    <Fold title="Hard for her">
      <p>Burns</p>
    </Fold>,
  )
  await expect.element(page.getByText('Burns')).not.toBeInTheDocument()
  dispatchEvent(new Event('beforeprint'))
  expect(document.body.textContent).toContain('Burns')
  expect(document.querySelector('details')).toBeNull()
  dispatchEvent(new Event('afterprint'))
  await expect.element(page.getByText('Burns')).not.toBeInTheDocument()
  await page.getByText('Hard for her').click()
  await expect.element(page.getByText('Burns')).toBeVisible()
})

async function praised(praise: boolean) {
  const goal: Goal = { lessons: 3, praise, week: '2026-03-02', completed: 1, practised: 0, days_in_a_row: null }
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(queryKeys.goal(), goal)
  session.set({ role: 'W' })
  return show(<LessonPraise isFresh={false} />, { language: 'mya', queries })
}

test('a lesson without questions is praised where she wants praise, and passes quietly where she does not', async () => {
  await expect.element((await praised(true)).getByRole('heading', { name: 'တော်လိုက်တာ' })).toBeVisible()
  expect((await praised(false)).container.textContent).toBe('')
})

const month = { month: '2026-03', percent: 95, answers: 20, right: 18, videos: 4, missing: [], right_needed: 0 }
const credit: EarnedCredit = { ...month, earned_at: '2026-03-31T16:00:00.000Z', order_id: null }
const redeem: RewardsAccount = {
  name: '',
  address: '',
  sent_at: null,
  on_file: true,
  refused: false,
  balance: 4,
  stamps: 4,
  voucher_cents: 500,
  merchant: null,
  orders: [],
  month,
  last_month: month,
  receipts: [credit],
}

test('a credit is shown on her card, whose last leaf is the voucher', async () => {
  const moment = await show(<CreditMoment credit={credit} redeem={redeem} onClose={() => {}} />)
  const leaves = moment.getByRole('img', { name: '4 of 6 credits' })
  await expect.element(leaves).toHaveTextContent('5$5')
  expect(leaves.element().querySelectorAll('[data-on]')).toHaveLength(4)
})

test('the sixth credit fills the card, also where its voucher is ordered and a new card begun', async () => {
  const ordered = { ...credit, order_id: 7 }
  const begun = { ...redeem, balance: 0, stamps: 0 }
  const moment = await show(<CreditMoment credit={ordered} redeem={begun} onClose={() => {}} />)
  const leaves = moment.getByRole('img', { name: '6 of 6 credits' })
  await expect.element(leaves).toHaveTextContent('$5')
  expect(leaves.element().querySelectorAll('[data-on]')).toHaveLength(6)
})

describe('name edit', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('after the name is edited its button has the focus again, and not before', async () => {
    const screen = await show(<NameEdit userId={7} name="Siti Contoh" />)
    const name = screen.getByRole('button', { name: /Siti Contoh/ })
    await expect.element(name).not.toHaveFocus()
    await name.click()
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveFocus()
  })
  test('an unsaved name is saved on leaving the first login, and nowhere else', async () => {
    const names: string[] = []
    vi.stubGlobal(
      'fetch',
      vi.fn(async (_address: string, { body }: RequestInit) => {
        names.push(JSON.parse(String(body)).fullname)
        return Response.json({ error: false, data: {} })
      }),
    )
    const typeAndLeave = async (typed: string, savesOnLeave: boolean) => {
      const screen = await show(<NameEdit userId={7} name="Siti" savesOnLeave={savesOnLeave} />)
      await screen.getByRole('button', { name: /Siti/ }).click()
      await screen.getByRole('textbox').fill(typed)
      await screen.unmount()
    }
    await typeAndLeave('Siti Contoh', false)
    await typeAndLeave('  Siti Melati ', true)
    await expect.poll(() => names).toEqual(['Siti Melati'])
  })
  test('a name that fails to save stays in its field with the reason, and can be sent again', async () => {
    const { answers, requests } = answerCalls({ 'POST /users/fullname': noLine })
    const screen = await show(<NameEdit userId={7} name="Siti Contoh" />)
    await screen.getByRole('button', { name: /Siti Contoh/ }).click()
    const [field, save] = [screen.getByLabelText('Full name'), screen.getByRole('button', { name: 'Save' })]
    await field.fill('Siti Baru')
    await save.click()
    await expect.element(screen.getByText('Network lost. Check your internet.')).toBeVisible()
    await expect.element(field).toHaveValue('Siti Baru')
    answers['POST /users/fullname'] = worker('ind', { fullname: 'Siti Baru' })
    await save.click()
    await expect.element(screen.getByRole('button', { name: /Siti/ })).toHaveFocus()
    expect(requests('POST /users/fullname').map(({ body }) => body.fullname)).toEqual(['Siti Baru', 'Siti Baru'])
  })
  test('a new name invalidates the profile, the certificates and the details', async () => {
    answerCalls({ 'POST /users/fullname': worker('ind', { fullname: 'Siti Baru' }) })
    const queries = new QueryClient()
    const keys = [queryKeys.user(7), queryKeys.worker(7), queryKeys.certificates(7), queryKeys.worker(8)]
    for (const key of keys) queries.setQueryData(key, {})
    const screen = await show(<NameEdit userId={7} name="Siti Contoh" />, { queries })
    await screen.getByRole('button', { name: /Siti Contoh/ }).click()
    await screen.getByLabelText('Full name').fill('Siti Baru')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => keys.map((key) => queries.getQueryState(key)?.isInvalidated))
      .toEqual([true, true, true, false])
  })
})
