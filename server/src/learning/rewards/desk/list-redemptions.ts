import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { maxExactCount } from '@kasama/contract/lists.rules'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { type Columns, exportList } from '#platform/lists/export-list'
import { type PageQuery, pagesById } from '#platform/lists/pages'
import { toRedemption } from '../vouchers/shown-order'
import { countRedemptions, type Filters, findHits, findRedemptions } from './redemptions.queries'

type RedemptionListRequest = PageQuery & Omit<Filters, 'ids'> & { ids?: string }

/** A page of vouchers. The audit trail records that their addresses were read. */
export async function listRedemptions({ db, now }: Deps, admin: User, query: RedemptionListRequest) {
  const filters = { ...query, ids: query.ids?.split(',').map(Number) }
  const hits = await findHits(db, filters)
  const page = await pagesById.countedPage({
    query,
    total: hits ? Math.min(hits.length, maxExactCount + 1) : await countRedemptions(db, filters),
    find: (range) => findRedemptions(db, filters, range, hits),
    show: toRedemption,
  })
  const detail = { addresses: page.items.length }
  await audit(db, { at: now(), userId: admin.id, action: 'redemptions_read', detail })
  return page
}

const day = (moment: string | null) => moment && singaporeDay(new Date(moment))

const columns: Columns<Redemption> = {
  Order: ({ id }) => id,
  State: ({ state }) => state,
  Ordered: ({ ordered_at }) => day(ordered_at),
  Posted: ({ posted_at }) => day(posted_at),
  Returned: ({ returned_at }) => day(returned_at),
  'Says it has not come': ({ told_at }) => day(told_at),
  Name: ({ name }) => name,
  Address: ({ address }) => address,
  'User ID': ({ username }) => username,
  Shop: ({ merchant }) => merchant,
  SGD: ({ amount_cents }) => (amount_cents / 100).toFixed(2),
}

export async function exportRedemptions(deps: Deps, admin: User, filters: Filters) {
  const hits = await findHits(deps.db, filters)
  return exportList(deps, admin, {
    list: 'redemptions',
    find: (range) => findRedemptions(deps.db, filters, range, hits),
    show: toRedemption,
    columns,
    action: 'redemptions_exported',
    detailOf: (rows) => ({ addresses: rows }),
  })
}
