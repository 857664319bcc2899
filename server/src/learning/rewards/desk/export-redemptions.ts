import { singaporeDay } from '@kasama/contract/calendar.rules'
import { csvOf } from '@kasama/contract/csv'
import { mostExported } from '@kasama/contract/lists.rules'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { shownRedemption } from '../vouchers/shown-order'
import { type Filters, findHits, listRedemptions } from './redemptions.queries'

const header = [
  'Order',
  'State',
  'Ordered',
  'Posted',
  'Returned',
  'Says it has not come',
  'Name',
  'Address',
  'User ID',
  'Shop',
  'SGD',
]

const day = (moment: Date | null) => (moment ? singaporeDay(moment) : '')

/** The list as CSV. The export of addresses is recorded in the audit trail. */
export async function exportRedemptions({ db, now }: Deps, admin: Pick<User, 'id'>, filters: Filters) {
  const at = now()
  const hits = await findHits(db, filters)
  const rows = await listRedemptions(db, filters, { after: null, limit: mostExported + 1 }, hits)
  if (rows.length > mostExported) fail('too_many_rows')
  const lines = rows.map((row) => {
    const { name, address, username } = shownRedemption(row)
    const days = [row.ordered_at, row.posted_at, row.returned_at, row.told_at].map(day)
    return [row.id, row.state, ...days, name, address, username, row.merchant, (row.amount_cents / 100).toFixed(2)]
  })
  const detail = { addresses: rows.length }
  const about = { kind: 'list', id: 'redemptions', orgId: null } as const
  await audit(db, { at, userId: admin.id, action: 'redemptions_exported', about, detail })
  return { name: `redemptions-${singaporeDay(at)}.csv`, csv: csvOf(header, lines) }
}
