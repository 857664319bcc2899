import { singaporeDay } from '@kasama/contract/calendar.rules'
import { csvOf } from '@kasama/contract/csv'
import { mostExported } from '@kasama/contract/lists.rules'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { id, moment, type PageQuery, pagesBy } from '#platform/lists/pages'
import { countPlans, type Filters, findPlans, type Place } from './list.queries'
import { shownPlan } from './shown-plan'

const pages = pagesBy<Place>({ current_period_end: moment, user_id: id })

/** A page of plans, ours beside the provider's, by the end of their period. */
export async function listPlans({ db, now, payments }: Deps, query: PageQuery & Filters) {
  return pages.countedPage({
    query,
    total: await countPlans(db, query),
    find: (range) => findPlans(db, query, range),
    show: (row) => shownPlan(row, payments, now()),
  })
}

const header = [
  'Account',
  'Name',
  'Email',
  'Plan',
  'State',
  'Problem',
  'Period ends',
  'Provider',
  'Provider ends',
  'Match',
]
const dollars = (cents: number) => (cents / 100).toFixed(2)

const dayOf = (moment: string) => singaporeDay(new Date(moment))

/** Returns the list as CSV; refused if it has more rows than a file may have. */
export async function exportPlans({ db, now, payments }: Deps, asked: Filters) {
  const rows = await findPlans(db, asked, { after: null, limit: mostExported + 1 })
  if (rows.length > mostExported) fail('too_many_rows')
  const lines = rows.map((row) => {
    const shown = shownPlan(row, payments, now())
    const { theirs, next_charge: next } = shown
    const ours = [shown.plan_name, shown.status, shown.problem, dayOf(shown.period_end)]
    const next_amount = next ? dollars(next.amount) : null
    const provider = [theirs?.status ?? null, theirs?.period_end ? dayOf(theirs.period_end) : null]
    return [shown.user_id, shown.name, shown.email, ...ours, ...provider, shown.match, next_amount]
  })
  const csv = csvOf([...header, 'Next charge, S$'], lines)
  return { rows: rows.length, file: { name: `subscriptions-${singaporeDay(now())}.csv`, csv } }
}
