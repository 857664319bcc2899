import { sql } from 'kysely'
import type { OldRows } from '#platform/sql/remove-old'

/** Actions of logins and of refusals. */
const ofSecurity = [
  'login',
  'login_failed',
  'logout',
  'google_login',
  'facebook_login',
  'session_registered',
  'session_refused',
  'password_reset_asked',
  'factor_passed',
  'factor_failed',
  'identity_confirmed',
  'denied',
]
/** Actions on the library: few, and of no household. The first seeding reads whether admins removed something. */
const ofLibrary = ['lesson%', 'topic%', 'skill%', 'question%', 'layout%', 'video%', 'clip%', 'bulk%', 'import%']

/** Old entries: before `short` about security, and before `long` about everything else except the library. */
export const oldEntries = (short: Date, long: Date): OldRows[] => [
  {
    table: 'audit_log',
    condition: sql<boolean>`audit_log.action = any(${ofSecurity}) and audit_log.at < ${short}::timestamptz`,
  },
  {
    table: 'audit_log',
    condition: sql<boolean>`audit_log.at < ${long}::timestamptz and not audit_log.action like any(${ofLibrary})`,
  },
]
