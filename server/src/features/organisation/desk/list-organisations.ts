import type { DeskOrganisation } from '@kasama/contract/desk/people/organisations.api'
import type { Deps } from '../../../deps'
import { fail } from '../../../platform/http/errors'
import { countOrganisations, findOrganisations, type OrganisationRow, type Place } from './desk-organisations.queries'

const usualPage = 24

const cursorOf = ({ id, place_name }: OrganisationRow) => Buffer.from(`${id}\n${place_name}`).toString('base64url')

function placeOf(cursor: string): Place {
  const [, id, name] = /^([1-9]\d{0,8})\n([^\0]*)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return id && name !== undefined ? { id: Number(id), name } : fail('invalid_input', { field: 'cursor' })
}

const shown = ({ place_name: _, next_end, ...row }: OrganisationRow): DeskOrganisation => ({
  ...row,
  next_end: next_end?.toISOString() ?? null,
})

type Asked = { q?: string; limit?: number; cursor?: string }

export async function listOrganisations(
  { db, now }: Deps,
  orgId: number | null,
  { q, limit = usualPage, cursor }: Asked,
) {
  const after = cursor === undefined ? null : placeOf(cursor)
  const total = await countOrganisations(db, { q, orgId })
  const rows = await findOrganisations(db, { q, orgId, at: now() }, { after, limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items: items.map(shown), next_cursor: rows.length > limit && last ? cursorOf(last) : null, total }
}

export async function showOrganisation({ db, now }: Deps, id: number): Promise<DeskOrganisation> {
  const [row] = await findOrganisations(db, { orgId: id, at: now() }, { after: null, limit: 1 })
  return row ? shown(row) : fail('not_found')
}
