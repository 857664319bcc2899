import type { Deps } from '#platform/deps'
import { id, moment, pagesBy } from '#platform/lists/pages'
import { countEnding, findEnding, type Place } from './contracts.queries'

const usualPage = 24

const pages = pagesBy<Place>({ at: moment, id })

type ContractListRequest = { org?: string; limit?: number; cursor?: string }

/**
 * Lists contracts that end soon. An organisation's admin gets only those of the organisation, whatever the request
 * says.
 */
export async function listEnding(
  { db, now }: Deps,
  own: number | null,
  { org, limit = usualPage, cursor }: ContractListRequest,
) {
  const asked = { orgId: own ?? (org ? Number(org) : null), at: now() }
  const after = pages.placeOf(cursor)
  const total = await countEnding(db, asked)
  const rows = total === 0 ? [] : await findEnding(db, asked, { after, limit: limit + 1 })
  const page = pages.cut(rows, limit, (row) => ({ at: row.ends_at, id: row.id }))
  const items = page.items.map(({ org_id, org_name, ends_at, ...row }) => ({
    ...row,
    org: { id: org_id, name: org_name },
    ends_at: ends_at.toISOString(),
  }))
  return { items, next_cursor: page.next_cursor, total }
}
