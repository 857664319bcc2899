import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, csv, day, id, line, moment, nullable, page, paging, text } from '../fields'

const value = nullable(text(5000))

/** An entry of the audit trail. Names are those of today; a deleted account has none. */
export const AuditEntry = closed({
  id: text(20),
  at: moment(),
  /** Null if unknown (the server, a failed login), or if an organisation's admin may not see the provider's staff. */
  who: nullable(closed({ id: id(), name: text(254), role: nullable(Type.Enum(['E', 'W', 'A'] as const)) })),
  /** Done by one of the provider's staff, whose name the reader may not see. */
  is_provider: Type.Boolean(),
  action: text(60),
  about: nullable(closed({ kind: text(40), id: text(100), name: text(254) })),
  /** The organisation that it belongs to. */
  org: nullable(text(200)),
  changes: Type.Array(closed({ field: text(60), before: value, after: value })),
  details: Type.Array(closed({ field: text(60), value })),
  reason: nullable(text(2000)),
})
export type AuditEntry = Static<typeof AuditEntry>

const filters = {
  /** A name, an email address or a User ID, of the person who acted or of the one affected. */
  q: Type.Optional(line(254)),
  /** `admins` leaves out what people did to their own accounts. */
  by: Type.Optional(Type.Enum(['admins', 'people', 'server'] as const)),
  action: Type.Optional(line(60)),
  about_kind: Type.Optional(line(40)),
  /** For an account, entries of its own actions are included. */
  about_id: Type.Optional(line(100)),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
}

export const auditApi = {
  'GET /admin/audit': {
    summary: "Who did what to whom, newest first; an organisation's admin reads what belongs to hers",
    access: 'organisation',
    query: closed({ ...filters, ...paging }),
    data: page(AuditEntry, {
      /** Exact up to 1,000; 1001 means more. */
      total: count(),
      /** All existing actions, for the filter. */
      actions: Type.Array(text(60)),
    }),
  },
  'POST /admin/audit/export': {
    summary: 'The entries of a search as CSV; written down itself',
    access: 'organisation',
    fresh: true,
    errors: ['too_many_rows'],
    body: closed(filters),
    data: csv,
  },
} satisfies Api
