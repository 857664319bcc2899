import type { Comparison, deskSubscriptionsApi } from '@kasama/contract/money/desk/subscriptions.api'
import type { Rows } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { pagesById } from '#platform/lists/pages'
import { startComparison } from './compare.job'
import { findLastComparison } from './compare.queries'
import { compareAccount } from './compare-account'
import { decideAccess } from './decide-access'
import { exportPlans, listPlans } from './list-plans'
import { countViews } from './plans.queries'
import { findRepairs, toRepair } from './repairs.queries'
import { showBilling } from './show-billing'

function toComparison({ started_at, ended_at, compared, mended, differ }: Rows['comparisons']): Comparison {
  return {
    started_at: started_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    compared,
    mended,
    differ,
  }
}

export const deskSubscriptionsHandlers = (deps: Deps): Handlers<typeof deskSubscriptionsApi> => ({
  'GET /admin/subscriptions': ({ query }) => listPlans(deps, query),
  'GET /admin/subscriptions/summary': async () => {
    const [views, last] = await Promise.all([countViews(deps.db), findLastComparison(deps.db)])
    return { views, comparison: last ? toComparison(last) : null, provider: deps.payments.name }
  },
  'GET /admin/subscriptions/repairs': ({ query }) =>
    pagesById.listPage({ query, find: (range) => findRepairs(deps.db, range), show: toRepair }),
  // For the compiler alone: where none could be started, one is running and is returned.
  'POST /admin/subscriptions/compare': async ({ user }) =>
    toComparison((await startComparison(deps, user.id)) ?? fail('not_found')),
  'POST /admin/subscriptions/export': ({ body, user }) => exportPlans(deps, user, body),
  'POST /admin/subscriptions/:id/decide': ({ params, body, user }) =>
    decideAccess(deps, { userId: params.id, adminId: user.id, ...body }),
  'GET /admin/accounts/:id/billing': ({ params }) => showBilling(deps, params.id),
  'POST /admin/accounts/:id/billing/compare': async ({ params, user }) => {
    await compareAccount(deps, user, params.id)
    return showBilling(deps, params.id)
  },
})
