import { openPostgres } from '../../server/src/platform/database/database'
import type { Lesson } from '../bench-data'
import { startServer } from '../bench-processes'
import { compareLists, type List, milliseconds, type Print } from './compare-lists'
import { deskDatabase, endPlans } from './desk-data'

/** The desk's lists and searches; each is measured with few rows and with many. */
const lists: List[] = [
  ['accounts', '/admin/accounts?limit=24'],
  ['accounts by name', '/admin/accounts?limit=24&sort=name'],
  ['a search among accounts', '/admin/accounts?limit=24&q=sampagita'],
  ['a search that thousands answer to', '/admin/accounts?limit=24&q=grace'],
  ['workers in English', '/admin/accounts?limit=24&role=W&language=eng'],
  ['accounts by plan', '/admin/accounts?limit=24&plan=canceled'],
  ['accounts whose plan is over', '/admin/accounts?limit=24&plan=ended'],
  ['accounts of agencies', '/admin/accounts?limit=24&plan=agency'],
  ['accounts of an organisation', '/admin/accounts?limit=24&org=7'],
  ['workers who have not learned lately', '/admin/accounts?limit=24&idle=yes'],
  ['accounts that are blocked', '/admin/accounts?limit=24&blocked=yes'],
  ['views of accounts', '/admin/accounts/views'],
  ['the search over everything', '/admin/search?q=sampaguita'],
  ['the search over everything, mistyped', '/admin/search?q=sampagita'],
  ['the search for what thousands have', '/admin/search?q=home.example'],
  ['subscriptions', '/admin/subscriptions?limit=24'],
  ['subscriptions that need a look', '/admin/subscriptions?limit=24&view=look'],
  ['subscriptions that are late', '/admin/subscriptions?limit=24&view=late'],
  ['subscriptions of a plan', '/admin/subscriptions?limit=24&plan=11'],
  ['subscriptions by their end', '/admin/subscriptions?limit=24&sort=ends'],
  ['a search among subscriptions', '/admin/subscriptions?limit=24&q=person17'],
  ['how many subscriptions stand where', '/admin/subscriptions/summary'],
  ['the audit', '/admin/audit?limit=24'],
  ['what admins did', '/admin/audit?limit=24&by=admins'],
  ['one kind of deed', '/admin/audit?limit=24&action=account_blocked'],
  ['what was done to an account', '/admin/audit?limit=24&about_kind=account&about_id=17'],
  ['the audit of a day', '/admin/audit?limit=24&from=2026-03-01&to=2026-03-01'],
  ['a search in the audit', '/admin/audit?limit=24&q=sampaguita'],
  ['redemptions', '/admin/redemptions?limit=24'],
  ['redemptions to post', '/admin/redemptions?limit=24&state=ordered'],
  ['a search among redemptions', '/admin/redemptions?limit=24&q=sampaguita'],
  ['a search of two letters among redemptions', '/admin/redemptions?limit=24&q=sa'],
  ['a search among redemptions that thousands answer to', '/admin/redemptions?limit=24&q=hana'],
  ['a search among those to post', '/admin/redemptions?limit=24&state=ordered&q=hana'],
  ['a search among redemptions for a name of employers', '/admin/redemptions?limit=24&q=grace'],
  ['how many redemptions stand where', '/admin/redemptions/standing'],
  ['what was put right', '/admin/subscriptions/repairs?limit=24'],
  ['revenue', '/admin/revenue'],
  ['messages', '/admin/messages?limit=24'],
  ['messages in every state', '/admin/messages?limit=24&state=all'],
  ['a search among messages', '/admin/messages?limit=24&state=all&q=sampaguita'],
  ['organisations', '/admin/organisations?limit=24'],
  ['a search among organisations', '/admin/organisations?limit=24&q=agency'],
  ['people of an organisation', '/admin/organisations/7/households?limit=24'],
  ['a search among its people', '/admin/organisations/7/households?limit=24&q=sampaguita'],
  ['contracts that end soon', '/admin/contracts/ending?limit=24'],
  ['contracts of an organisation', '/admin/contracts/ending?limit=24&org=7'],
]

/** The filter for accounts without a plan: each reply has the page and the total. */
const withoutPlan: List[] = [
  ['accounts without a plan', '/admin/accounts?limit=24&plan=free'],
  ['accounts without a plan by name', '/admin/accounts?limit=24&plan=free&sort=name'],
  ['accounts without a plan, Z first', '/admin/accounts?limit=24&plan=free&sort=-name'],
  ['accounts without a plan, the oldest first', '/admin/accounts?limit=24&plan=free&sort=oldest'],
]
/** Households without a plan; the comparison has half of all. */
const fewWithoutPlan = 5

/** The dashboard's calls, each with a budget in milliseconds. */
const parts = ['health', 'to_do', 'learning', 'lessons']
const maxMilliseconds = 300
const few = { videos: 260, accounts: 250, answers: 0 }
const many = { videos: 260, accounts: 100_000, answers: 1_000_000 }

/** Compares the desk with 100,000 accounts and a million answers to the desk with 250 accounts. */
export async function measureDesk(postgresUrl: string, lessons: Lesson[], print: Print) {
  const smallUrl = await deskDatabase(postgresUrl, 'desk_few', lessons, few)
  const largeUrl = await deskDatabase(postgresUrl, 'desk_many', lessons, many)
  const small = await startDesk(smallUrl)
  const large = await startDesk(largeUrl)
  try {
    await compareLists(lists, { few: small, many: large }, '250 beside 100,000', print)
    for (const part of parts) {
      const ms = await milliseconds(large, `/admin/dashboard/${part}`)
      print(
        `dashboard, ${part}`,
        '1 M answers',
        `${ms.toFixed(0)} ms`,
        `at most ${maxMilliseconds} ms`,
        ms <= maxMilliseconds,
      )
    }
    for (const share of ['few', 'half'] as const) {
      for (const [url, { accounts }] of [[smallUrl, few] as const, [largeUrl, many] as const])
        await endPlans(url, share === 'few' ? fewWithoutPlan : Math.floor(accounts / 4))
      const lists = withoutPlan.map(([label, path]): List => [`${label} (${share})`, path])
      await compareLists(lists, { few: small, many: large }, '250 beside 100,000', print)
    }
  } finally {
    small.stop()
    large.stop()
  }
}

/** Starts a server and waits until its nightly figures have been counted. */
async function startDesk(url: string) {
  const server = await startServer(url)
  const { db, close } = openPostgres(url)
  const isCounted = () =>
    db
      .selectFrom('job_runs')
      .select('name')
      .where('name', '=', 'desk-figures')
      .where('done_at', 'is not', null)
      .executeTakeFirst()
  while (!(await isCounted())) await new Promise((resolve) => setTimeout(resolve, 200))
  await close()
  return server
}
