import { endOfDay, startOfDay } from '@kasama/contract/calendar.rules'
import type { AuditEntry, auditApi } from '@kasama/contract/desk/audit.api'
import { listDb } from '#platform/database/read-databases'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { type Columns, exportList } from '#platform/lists/export-list'
import { bigIdPart, momentPart, pagesBy } from '#platform/lists/pages'
import {
  type AuditCursor,
  type AuditFilter,
  countEntries,
  type EntryRow,
  isCut,
  listActions,
  listEntries,
} from './audit.queries'

/** Rows on a page, unless the query names another limit. */
const usualLimit = 50

type AuditQuery = Omit<AuditFilter, 'orgId' | 'from' | 'to'> & { from?: string; to?: string }

const filterOf = ({ orgId }: User, { from, to, q, ...filters }: AuditQuery): AuditFilter => ({
  orgId,
  ...filters,
  ...(q?.trim() && { q: q.trim() }),
  ...(from && { from: startOfDay(from) ?? fail('invalid_input') }),
  ...(to && { to: endOfDay(to) ?? fail('invalid_input') }),
})

const pages = pagesBy<AuditCursor>({ at: momentPart, id: bigIdPart })

const asText = (value: unknown) => (value === null || value === undefined ? null : String(value))

function changesOf({ before, after }: EntryRow): AuditEntry['changes'] {
  const [valuesBefore, valuesAfter] = [before ?? {}, after ?? {}] as Record<string, unknown>[]
  const fields = [...new Set([...Object.keys(valuesBefore ?? {}), ...Object.keys(valuesAfter ?? {})])]
  return fields.map((field) => ({ field, before: asText(valuesBefore?.[field]), after: asText(valuesAfter?.[field]) }))
}

function entryOf(row: EntryRow): AuditEntry {
  const { id, at, user_id, is_staff, actor_name, role, action, about_kind, about_id, about_name, org_name, reason } =
    row
  return {
    id: String(id),
    at: at.toISOString(),
    who: user_id === null ? null : { id: user_id, name: actor_name, role },
    is_provider: is_staff,
    action,
    about: about_kind === null ? null : { kind: about_kind, id: about_id ?? '', name: about_name },
    org: org_name,
    changes: changesOf(row),
    details: Object.entries(row.detail).map(([field, value]) => ({ field, value: asText(value) })),
    reason,
  }
}

const pairs = (values: { field: string; value: string | null }[]) =>
  values.map(({ field, value }) => `${field}: ${value ?? ''}`).join('; ')

const valuesAt = ({ changes }: AuditEntry, moment: 'before' | 'after') =>
  pairs(changes.map((change) => ({ field: change.field, value: change[moment] })))

/** Name of the provider's staff in the view of an organisation's admin. */
const provider = 'The provider'

const columns: Columns<AuditEntry> = {
  Entry: ({ id }) => id,
  When: ({ at }) => at,
  Who: ({ who, is_provider }) => who?.name ?? (is_provider ? provider : null),
  Did: ({ action }) => action,
  Kind: ({ about }) => about?.kind ?? null,
  Id: ({ about }) => about?.id ?? null,
  On: ({ about }) => about?.name ?? null,
  Organisation: ({ org }) => org,
  Before: (entry) => valuesAt(entry, 'before'),
  After: (entry) => valuesAt(entry, 'after'),
  Reason: ({ reason }) => reason,
  More: ({ details }) => pairs(details),
}

export const auditHandlers = (deps: Deps): Handlers<typeof auditApi> => ({
  'GET /admin/audit': async ({ query: { limit = usualLimit, ...query }, user }) => {
    const filter = filterOf(user, query)
    const db = await listDb(deps)
    const { total, is_cut } = await countEntries(db, filter)
    const page = await pages.countedPage({
      query: { ...query, limit },
      total,
      find: (range) => listEntries(db, filter, range),
      show: entryOf,
    })
    return { ...page, is_cut, actions: await listActions(db, user.orgId) }
  },
  'POST /admin/audit/export': async ({ body, user }) => {
    // The file is evidence: entries that a search left out would be missing in it unseen.
    if (await isCut(await listDb(deps), filterOf(user, body))) fail('too_many_rows')
    return exportList(deps, user, {
      list: 'audit',
      find: async (range) => listEntries(await listDb(deps), filterOf(user, body), range),
      show: entryOf,
      columns,
      action: 'audit_exported',
      detailOf: (rows) => ({ entries: rows }),
    })
  },
})
