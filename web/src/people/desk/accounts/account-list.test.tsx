import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import { afterEach, expect, test } from 'vitest'
import { IdentityDialogs } from '#desk-kit/sign-in/identity-dialogs.tsx'
import { session } from '#shared/session/session.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { type Answers, answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { AccountList } from './account-list'

afterEach(session.clear)

const person = (id: number, role: 'E' | 'W', blocked_at: string | null = null): DeskPerson => ({
  id,
  role,
  name: `Person ${id}`,
  login: `person${id}`,
  img_url: null,
  language_code: 'eng',
  org: null,
  linked: null,
  plan: 'free',
  plan_name: 'Free',
  seen_on: null,
  blocked_at,
  blocked_by_provider: false,
})

const list = (
  <>
    <AccountList />
    <Toasts />
    <IdentityDialogs />
  </>
)
const views = { all: 3, employers: 1, workers: 2, blocked: 0, idle: 0, orgs: [] }

/** Answers with two workers and an employer, whom the calls block and unblock. */
function people(): Answers {
  let blocked: number[] = []
  return {
    'GET /admin/accounts': ({ query }) => {
      const at = (id: number) => (blocked.includes(id) ? '2026-03-10T04:00:00Z' : null)
      const items = query.role === 'E' ? [person(3, 'E')] : [person(1, 'W', at(1)), person(2, 'W', at(2))]
      return { items, next_cursor: null, total: items.length, is_close: false }
    },
    'GET /admin/accounts/views': views,
    'POST /admin/accounts/block': ({ body }) => {
      blocked = body.ids
      return { ids: blocked }
    },
    'POST /admin/accounts/unblock': ({ body }) => {
      blocked = []
      return { ids: body.ids }
    },
  }
}

test('accounts that are blocked together are unblocked by Undo', async () => {
  const { sentBy } = answerCalls(people())
  const screen = await show(list)
  for (const id of [1, 2]) await screen.getByRole('checkbox', { name: `Choose Person ${id}` }).click()
  const bar = screen.getByRole('region', { name: 'Chosen rows' })
  await bar.getByRole('button', { name: 'Block', exact: true }).click()
  await expect.element(screen.getByText('2 accounts are blocked.')).toBeVisible()
  await expect.poll(() => screen.getByRole('table').getByText('Blocked').elements()).toHaveLength(2)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => screen.getByRole('table').getByText('Blocked').elements()).toHaveLength(0)
  expect(sentBy('POST /admin/accounts/unblock')).toEqual([{ ids: [1, 2] }])
})

test('rows that the list no longer shows are no longer chosen', async () => {
  answerCalls(people())
  const screen = await show(list)
  await screen.getByRole('checkbox', { name: 'Choose Person 1' }).click()
  const bar = screen.getByRole('region', { name: 'Chosen rows' })
  await expect.element(bar).toBeVisible()
  await screen.getByRole('button', { name: /^Employers/ }).click()
  await expect.element(screen.getByText('Person 3')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a session that has ended never looks like an empty list', async () => {
  session.set({ role: 'A', web_token: 'ended' })
  const ended = refusal('session_ended')
  answerCalls({ 'GET /admin/accounts': ended, 'GET /admin/accounts/views': ended, 'GET /users/me': ended })
  const screen = await show(list)
  await expect.element(screen.getByRole('heading', { name: 'Your session ended' })).toBeVisible()
  expect(screen.getByText('Nobody', { exact: false }).elements()).toEqual([])
  expect(session.token()).toBe('ended')
})

test('the filter by language says that it is about workers', async () => {
  answerCalls(people())
  const screen = await show(list, { at: '/admin/accounts?language=phi' })
  await expect.element(screen.getByText('Worker’s language is')).toBeVisible()
})
