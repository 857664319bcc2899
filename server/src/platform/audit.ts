import type { Db } from './database/db'

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
  | 'plan_canceled'
  | 'plan_resumed'
  | 'card_changed'
  | 'contact_changed'
  | 'google_login'
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
  | 'account_deleted'
  | 'skill_earned'
  | 'redemptions_read'
  | 'voucher_posted'
  | 'voucher_returned'
  | 'voucher_changed'
  | 'denied'

/** Adds a line to the audit trail; it is never changed afterwards. */
export async function audit(
  db: Db,
  entry: { at: Date; userId: number | null; action: AuditAction; detail?: Record<string, string | number | boolean> },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: entry.at,
      user_id: entry.userId,
      action: entry.action,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}
