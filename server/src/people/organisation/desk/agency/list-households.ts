import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { type PageQuery, pagesById } from '#platform/lists/pages'
import { findOrganisationName } from '../desk-organisations.queries'
import { countHouseholds, findHouseholds, type HouseholdFilter, type HouseholdRow } from './agency.queries'

type Query = Pick<HouseholdFilter, 'q' | 'view' | 'language'> & PageQuery

export async function listHouseholds({ db, now }: Deps, orgId: number, query: Query) {
  if (!(await findOrganisationName(db, orgId))) fail('not_found')
  const filter = { ...query, orgId, at: now() }
  return pagesById.countedPage({
    query,
    total: await countHouseholds(db, filter),
    find: (range) => findHouseholds(db, filter, range),
    show: toDeskHousehold,
  })
}

function toDeskHousehold({ id, name, email, ends_at, worker_id, ...row }: HouseholdRow): DeskHousehold {
  const { worker_name, user_id, img_url, language_code, lessons, seen_on } = row
  const worker = worker_id === null ? null : { id: worker_id, name: worker_name ?? '', user_id: user_id ?? '' }
  return {
    id,
    name,
    email: email ?? '',
    worker: worker && { ...worker, img_url, language_code: language_code ?? 'eng', lessons, seen_on },
    ends_at: ends_at?.toISOString() ?? null,
  }
}
