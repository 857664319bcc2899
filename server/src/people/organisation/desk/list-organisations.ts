import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { idPart, type PageQuery, pagesBy, textPart } from '#platform/lists/pages'
import { versionOf } from '#platform/version'
import {
  countOrganisations,
  findOrganisations,
  type OrganisationCursor,
  type OrganisationRow,
} from './desk-organisations.queries'
import { contentOf } from './write-organisation'

const pages = pagesBy<OrganisationCursor>({ id: idPart, sort_name: textPart })

const toDeskOrganisation = ({ sort_name: _, next_end, ...row }: OrganisationRow): DeskOrganisation => ({
  ...row,
  next_end: next_end?.toISOString() ?? null,
  version: versionOf(contentOf(row)),
})

export async function listOrganisations({ db, now }: Deps, orgId: number | null, query: PageQuery & { q?: string }) {
  const filter = { q: query.q, orgId, at: now() }
  return pages.countedPage({
    query,
    total: await countOrganisations(db, filter),
    find: (range) => findOrganisations(db, filter, range),
    show: toDeskOrganisation,
  })
}

export async function showOrganisation({ db, now }: Deps, orgId: number): Promise<DeskOrganisation> {
  const [row] = await findOrganisations(db, { orgId, at: now() }, { after: null, limit: 1 })
  return row ? toDeskOrganisation(row) : fail('not_found')
}
