import { mailDays } from '@kasama/contract/desk/desk.rules'
import { expect, test } from 'vitest'
import { remindersJobOf } from '#money/receipts/reminders.job'
import { reconcile } from '#money/upkeep/reconcile'
import { tidyJobOf } from '#people/auth/session/tidy.job'
import { testApp } from '#test/app/test-app'
import { ofAccount, order, pass } from '#test/money/billing'
import { admin } from '#test/people/admins'
import { checkPassword, employer, pay } from '#test/people/people'

test('mails about another address, a renewal that comes and one that fails are on the page for 90 days, then nowhere', async () => {
  const app = await testApp({ start: '2028-01-31T04:00:00Z' })
  const boss = await employer(app)
  await pay(app, boss, 10)
  const readMails = async () => {
    const { token } = await admin(app)
    const { data } = await app.call('GET /admin/accounts/:id', { params: { id: boss.id } }, token)
    return data.mails.map(({ kind }) => kind).sort()
  }
  const expectKinds = async (kinds: string[]) => {
    await app.workDone()
    expect(await readMails()).toEqual(kinds)
  }
  await expectKinds(['receipt', 'welcome'])

  await checkPassword(app, boss)
  await app.call('POST /users/email', { body: { email: `new-${boss.name}` } }, boss.token)
  await expectKinds(['email_changed', 'receipt', 'welcome'])

  await pass(app, { days: 24 })
  await remindersJobOf(app.deps).run({}, '')
  await expectKinds(['email_changed', 'ends_soon', 'receipt', 'welcome'])

  const [card] = await ofAccount(app, boss, 'payment_method')
  await order(app, 'card', { payment_method: card?.id, code: 'insufficient_funds', times: 20 })
  await pass(app, { days: 9 })
  await reconcile(app.deps, () => {})
  await expectKinds(['email_changed', 'ends_soon', 'payment_failed', 'receipt', 'welcome'])

  const countRows = async () => {
    await tidyJobOf(app.deps).run({}, '')
    const rows = await app.deps.db.selectFrom('sent_mails').select('kind').where('user_id', '=', boss.id).execute()
    return rows.map(({ kind }) => kind).sort()
  }
  app.forward({ days: mailDays - 33 })
  app.forward({ minutes: 1 })
  expect([await readMails(), await countRows()]).toEqual([
    ['ends_soon', 'payment_failed'],
    ['ends_soon', 'payment_failed'],
  ])
  app.forward({ days: 33 })
  expect([await readMails(), await countRows()]).toEqual([[], []])
})
