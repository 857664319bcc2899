import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import { mondayAt } from '#platform/calendar/weeks'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { pagesById } from '#platform/lists/pages'
import { findShortUrl } from '../desk-organisations.queries'
import { countHouseholds, findHouseholds, type HouseholdFilter, type HouseholdRow } from './agency.queries'

const usualPage = 24

type Query = Pick<HouseholdFilter, 'q' | 'view' | 'language'> & { limit?: number; cursor?: string }

export async function listHouseholds({ db, now }: Deps, orgId: number, { limit = usualPage, cursor, ...query }: Query) {
  if (!(await findShortUrl(db, orgId))) fail('not_found')
  const at = now()
  const asked = { ...query, orgId, at }
  const after = pagesById.placeOf(cursor)?.id ?? null
  const total = await countHouseholds(db, asked)
  const rows = total === 0 ? [] : await findHouseholds(db, asked, { after, limit: limit + 1, monday: mondayAt(at) })
  const { items, next_cursor } = pagesById.cut(rows, limit, ({ id }) => ({ id }))
  return { items: items.map(shown), next_cursor, total }
}

function shown({ id, name, email, ends_at, worker_id, ...row }: HouseholdRow): DeskHousehold {
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
