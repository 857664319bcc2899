import type { Deps } from '#platform/deps'
import { idPart, momentPart, type PageQuery, pagesBy } from '#platform/lists/pages'
import { countEnding, type EndingCursor, findEnding } from './contracts.queries'

const pages = pagesBy<EndingCursor>({ ends_at: momentPart, id: idPart })

/**
 * Lists contracts that end soon. An organisation's admin gets only those of the organisation, whatever the request
 * says.
 */
export async function listEnding(
  { db, now }: Deps,
  adminOrgId: number | null,
  { org, ...query }: PageQuery & { org?: string },
) {
  const filter = { orgId: adminOrgId ?? (org ? Number(org) : null), at: now() }
  return pages.countedPage({
    query,
    total: await countEnding(db, filter),
    find: (range) => findEnding(db, filter, range),
    show: ({ org_id, org_name, ends_at, ...row }) => ({
      ...row,
      org: { id: org_id, name: org_name },
      ends_at: ends_at.toISOString(),
    }),
  })
}
