import type { Deps } from '../../../../deps'
import { fail } from '../../../../platform/http/errors'
import { countEnding, type EndingRow, findEnding, type Place } from './contracts.queries'

const usualPage = 24

const cursorOf = ({ id, ends_at }: EndingRow) => Buffer.from(`${id}\n${ends_at.toISOString()}`).toString('base64url')

function placeOf(cursor: string): Place {
  const [, id, at] = /^([1-9]\d{0,8})\n(\S{24})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const place = { id: Number(id), at: new Date(at ?? '') }
  return Number.isNaN(place.at.getTime()) ? fail('invalid_input', { field: 'cursor' }) : place
}

type Asked = { org?: string; limit?: number; cursor?: string }

/** Contracts that end soon. An organisation's admin has those of hers, whichever she asks for. */
export async function listEnding({ db, now }: Deps, own: number | null, { org, limit = usualPage, cursor }: Asked) {
  const asked = { orgId: own ?? (org ? Number(org) : null), at: now() }
  const after = cursor === undefined ? null : placeOf(cursor)
  const total = await countEnding(db, asked)
  const rows = total === 0 ? [] : await findEnding(db, asked, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const items = page.map(({ org_id, org_name, ends_at, ...row }) => ({
    ...row,
    org: { id: org_id, name: org_name },
    ends_at: ends_at.toISOString(),
  }))
  return { items, next_cursor: rows.length > limit && last ? cursorOf(last) : null, total }
}
