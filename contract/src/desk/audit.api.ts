import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, csv, day, id, line, moment, nullable, page, paging, text } from '../fields'

const value = nullable(text(5000))

/** An entry of the audit trail, with present names; the name of a deleted account is empty. */
export const AuditEntry = closed({
  id: text(20),
  at: moment(),
  /**
   * The person who acted; null for the server, a failed login, or provider staff hidden from an organisation's admin.
   */
  who: nullable(closed({ id: id(), name: text(254), role: nullable(Type.Enum(['E', 'W', 'A'] as const)) })),
  /** Whether the provider's staff acted and their name is hidden from the reader. */
  is_provider: Type.Boolean(),
  action: text(60),
  about: nullable(closed({ kind: text(40), id: text(100), name: text(254) })),
  /** Name of the organisation that the entry belongs to. */
  org: nullable(text(200)),
  changes: Type.Array(closed({ field: text(60), before: value, after: value })),
  details: Type.Array(closed({ field: text(60), value })),
  reason: nullable(text(2000)),
})
export type AuditEntry = Static<typeof AuditEntry>

const filters = {
  /** A name, an email address or a User ID, of the person who acted or of the one affected. */
  q: Type.Optional(line(254)),
  /** `admins`: actions of admins only, without those of people on their own accounts. */
  by: Type.Optional(Type.Enum(['admins', 'people', 'server'] as const)),
  action: Type.Optional(line(60)),
  about_kind: Type.Optional(line(40)),
  /** Id of the affected object; for an account, its own actions are included. */
  about_id: Type.Optional(line(100)),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
}

export const auditApi = {
  'GET /admin/audit': {
    summary: "Lists audit entries, newest first; an organisation's admin sees those of her organisation",
    access: 'organisation',
    query: closed({ ...filters, ...paging }),
    data: page(AuditEntry, {
      /** Exact up to 1,000; 1001 means more. */
      total: count(),
      /** Whether so many people match the search that entries of some are left out. */
      is_cut: Type.Boolean(),
      /** All existing actions, for the filter. */
      actions: Type.Array(text(60)),
    }),
  },
  'POST /admin/audit/export': {
    summary: 'Exports the filtered audit entries as CSV; the export itself is audited',
    access: 'organisation',
    fresh: true,
    errors: ['too_many_rows'],
    body: closed(filters),
    data: csv,
  },
} satisfies Api
