import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { id, pagesBy, words } from '#platform/lists/pages'
import { versionOf } from '#platform/version'
import { countOrganisations, findOrganisations, type OrganisationRow, type Place } from './desk-organisations.queries'
import { contentOf } from './write-organisation'

const usualPage = 24

const pages = pagesBy<Place>({ id, name: words })

const shown = ({ place_name: _, next_end, ...row }: OrganisationRow): DeskOrganisation => ({
  ...row,
  next_end: next_end?.toISOString() ?? null,
  version: versionOf(contentOf(row)),
})

type OrganisationListRequest = { q?: string; limit?: number; cursor?: string }

export async function listOrganisations(
  { db, now }: Deps,
  orgId: number | null,
  { q, limit = usualPage, cursor }: OrganisationListRequest,
) {
  const after = pages.placeOf(cursor)
  const total = await countOrganisations(db, { q, orgId })
  const rows = await findOrganisations(db, { q, orgId, at: now() }, { after, limit: limit + 1 })
  const { items, next_cursor } = pages.cut(rows, limit, (row) => ({ id: row.id, name: row.place_name }))
  return { items: items.map(shown), next_cursor, total }
}

export async function showOrganisation({ db, now }: Deps, orgId: number): Promise<DeskOrganisation> {
  const [row] = await findOrganisations(db, { orgId, at: now() }, { after: null, limit: 1 })
  return row ? shown(row) : fail('not_found')
}
