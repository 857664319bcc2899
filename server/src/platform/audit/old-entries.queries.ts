import { sql } from 'kysely'
import type { OldRows } from '#platform/sql/remove-old'

/** Who came in, and what was refused: for finding out what happened, which is asked within a year. */
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
/** The library's history: few entries, of no household. The first seeding reads whether admins removed something. */
const ofLibrary = ['lesson%', 'topic%', 'skill%', 'question%', 'layout%', 'video%', 'clip%', 'bulk%', 'import%']

/** Entries before `short` about security, and before `long` about everything else except the library. */
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
