import type { Db } from '#platform/database/db'
import type { AuditAction } from './audit-action'

/** The subject of an entry; admins of the organisation `orgId` may read it. */
export type AuditSubject = {
  kind:
    | 'account'
    | 'admin'
    | 'organisation'
    | 'message'
    | 'subscription'
    | 'payment'
    | 'voucher'
    | 'order'
    | 'setting'
    | 'video'
    | 'topic'
    | 'skill'
    | 'question'
    | 'certificate'
    | 'list'
    | 'import'
  id: string | number
  orgId: number | null
}

/** Details: numbers, names of states and dates; no secrets, no addresses. */
type AuditDetails = Record<string, string | number | boolean | null>

type Entry = {
  at: Date
  /** The acting account; null if it is unknown. */
  userId: number | null
  action: AuditAction
  about?: AuditSubject | undefined
  before?: AuditDetails
  after?: AuditDetails
  reason?: string | undefined
  detail?: AuditDetails
}

const json = (details: AuditDetails | undefined) => (details ? JSON.stringify(details) : null)

/** Adds an entry to the audit trail, in the transaction of the change that it describes; entries are never changed. */
export const audit = (db: Db, entry: Entry): Promise<void> => auditEach(db, entry, [{}])

export type SubjectEntry = Partial<Entry>

/**
 * Adds the entries of a bulk action: a summary, which the audit page lists, and one for each subject, which only the
 * subject's page shows. A single subject gets its own entry alone.
 */
export async function auditMany(
  db: Db,
  { summary, ...entry }: Entry & { summary: Partial<Entry> },
  each: SubjectEntry[],
) {
  if (each.length > 1) await auditEach(db, entry, [summary])
  await auditEach(db, { ...entry, isPart: each.length > 1 }, each)
}

/** Adds one entry for each of several subjects of the same action. */
async function auditEach(db: Db, entry: Entry & { isPart?: boolean }, each: SubjectEntry[]): Promise<void> {
  if (each.length === 0) return
  await db
    .insertInto('audit_log')
    .values((eb) =>
      each.map((subject) => {
        const { at, userId, action, about, before, after, reason, detail, isPart } = { ...entry, ...subject }
        return {
          at,
          user_id: userId,
          action,
          about_kind: about?.kind ?? null,
          about_id: about ? String(about.id) : null,
          // An entry without a subject belongs to the acting account's organisation.
          org_id: about ? about.orgId : eb.selectFrom('users').select('org_id').where('id', '=', userId),
          before: json(before),
          after: json(after),
          reason: reason ?? null,
          detail: JSON.stringify(detail ?? {}),
          is_part: isPart ?? false,
        }
      }),
    )
    .execute()
}
