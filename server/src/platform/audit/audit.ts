import type { Db } from '../database/db'

export type AuditAction =
  | 'signup'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'session_registered'
  | 'session_refused'
  | 'worker_created'
  | 'payment'
  | 'payment_failed'
  | 'payment_returned'
  | 'refund_ordered'
  | 'refund_made'
  | 'refund_refused'
  | 'access_decided'
  | 'comparison_started'
  | 'plan_compared'
  | 'subscriptions_exported'
  | 'voucher_made'
  | 'voucher_ended'
  | 'voucher_exported'
  | 'revenue_exported'
  | 'plan_canceled'
  | 'plan_resumed'
  | 'card_changed'
  | 'contact_changed'
  | 'google_login'
  | 'google_connected'
  | 'facebook_login'
  | 'facebook_connected'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'email_changed'
  | 'worker_password_reset'
  | 'worker_session_ended'
  | 'worker_replaced'
  | 'account_exported'
  | 'accounts_exported'
  | 'account_blocked'
  | 'account_unblocked'
  | 'account_unlinked'
  | 'session_ended'
  | 'reset_sent'
  | 'period_extended'
  | 'message_answered'
  | 'message_read'
  | 'message_noted'
  | 'message_marked'
  | 'account_deleted'
  | 'organisation_made'
  | 'organisation_changed'
  | 'organisation_deleted'
  | 'households_made'
  | 'password_renewed'
  | 'contracts_renewed'
  | 'renewal_taken_back'
  | 'credits_earned'
  | 'vouchers_ordered'
  | 'certificate_withdrawn'
  | 'redemptions_read'
  | 'redemptions_exported'
  | 'setting_changed'
  | 'voucher_posted'
  | 'voucher_not_posted'
  | 'voucher_returned'
  | 'voucher_changed'
  | 'denied'
  | 'factor_passed'
  | 'factor_failed'
  | 'factor_locked'
  | 'identity_confirmed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'codes_added'
  | 'codes_removed'
  | 'recovery_code_used'
  | 'recovery_codes_made'
  | 'factors_removed'
  | 'admin_created'
  | 'admin_invited'
  | 'admin_link_sent'
  | 'admin_removed'
  | 'audit_exported'
  | 'video_public_changed'
  | 'clip_changed'
  | 'upload_begun'
  | 'upload_given_up'
  | 'voice_recorded'
  | 'voice_removed'
  | 'voice_asked'
  | 'voice_pass_made'
  | 'lesson_begun'
  | 'lesson_edited'
  | 'lesson_draft_dropped'
  | 'lesson_scheduled'
  | 'lesson_unscheduled'
  | 'lesson_held_back'
  | 'lesson_published'
  | 'lesson_publish_undone'
  | 'lesson_taken_back'
  | 'lesson_put_back'
  | 'bulk_run_begun'
  | 'bulk_run_stopped'
  | 'bulk_run_undone'
  | 'lessons_imported'
  | 'import_begun'
  | 'import_stopped'
  | 'import_given_up'
  | 'import_undone'
  | 'lessons_exported'
  | 'topic_made'
  | 'topic_changed'
  | 'topic_moved'
  | 'topic_removed'
  | 'skill_made'
  | 'skill_changed'
  | 'skill_moved'
  | 'skill_removed'
  | 'question_made'
  | 'question_changed'
  | 'question_moved'
  | 'question_removed'
  | 'layout_changed'

/** The subject of an entry; admins of the organisation `orgId` may read it. */
export type About = {
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
type Said = Record<string, string | number | boolean | null>

type Entry = {
  at: Date
  /** The acting account; null where it is unknown. */
  userId: number | null
  action: AuditAction
  about?: About | undefined
  before?: Said
  after?: Said
  reason?: string | undefined
  detail?: Said
}

const json = (said: Said | undefined) => (said ? JSON.stringify(said) : null)

/** Adds an entry to the audit trail, in the transaction of the change that it describes; entries are never changed. */
export const audit = (db: Db, entry: Entry): Promise<void> => auditEach(db, entry, [{}])

export type Each = Pick<Entry, 'about' | 'before' | 'after'>

/** Adds one entry for each of several subjects of the same action. */
export async function auditEach(db: Db, entry: Entry, each: Each[]): Promise<void> {
  if (each.length === 0) return
  await db
    .insertInto('audit_log')
    .values((eb) =>
      each.map((one) => {
        const { at, userId, action, about, before, after, reason, detail } = { ...entry, ...one }
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
        }
      }),
    )
    .execute()
}
