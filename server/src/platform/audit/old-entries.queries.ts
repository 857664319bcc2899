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

/** Old entries about security, and about everything else except the library, each before a moment of its own. */
export const oldEntries = (securityBefore: Date, othersBefore: Date): OldRows[] => [
  {
    table: 'audit_log',
    condition: sql<boolean>`audit_log.action = any(${ofSecurity}) and audit_log.at < ${securityBefore}::timestamptz`,
  },
  {
    table: 'audit_log',
    condition: sql<boolean>`audit_log.at < ${othersBefore}::timestamptz and not audit_log.action like any(${ofLibrary})`,
  },
]
