import type { DeskSubscription } from '@kasama/contract/money/desk/subscriptions.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { type Columns, exportList } from '#platform/lists/export-list'
import { idPart, momentPart, type PageQuery, pagesBy } from '#platform/lists/pages'
import { countPlans, type Filters, findPlans, type Place } from './plans.queries'
import { shownPlan } from './shown-plan'

const pages = pagesBy<Place>({ current_period_end: momentPart, user_id: idPart })

/** A page of plans, ours beside the provider's, by the end of their period. */
export async function listPlans({ db, now, payments }: Deps, query: PageQuery & Filters) {
  return pages.countedPage({
    query,
    total: await countPlans(db, query),
    find: (range) => findPlans(db, query, range),
    show: (row) => shownPlan(row, payments, now()),
  })
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
/** The day in UTC, as on receipts and at the payment provider. */
const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10)

const columns: Columns<DeskSubscription> = {
  Account: ({ user_id }) => user_id,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Plan: ({ plan_name }) => plan_name,
  State: ({ status }) => status,
  Problem: ({ problem }) => problem,
  'Period ends': ({ period_end }) => dayOf(period_end),
  Provider: ({ theirs }) => theirs?.status ?? null,
  'Provider ends': ({ theirs }) => (theirs?.period_end ? dayOf(theirs.period_end) : null),
  Match: ({ match }) => match,
  'Next charge, S$': ({ next_charge }) => next_charge && dollars(next_charge.amount),
}

export const exportPlans = (deps: Deps, admin: User, filters: Filters) =>
  exportList(deps, admin, {
    list: 'subscriptions',
    find: (range) => findPlans(deps.db, filters, range),
    show: (row) => shownPlan(row, deps.payments, deps.now()),
    columns,
    action: 'subscriptions_exported',
    // The search term is left out: it may be an email address, which would outlive its account.
    detailOf: (rows) => ({ rows, view: filters.view ?? 'all' }),
  })
