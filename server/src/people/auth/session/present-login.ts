import type { Db } from '#platform/database/db'
import type { User } from '#platform/http/access'
import { findOpenSession } from '../auth.queries'

/** Describes the current login in the form of a new one; changes nothing. */
export async function presentLogin(db: Db, user: User, token: string) {
  const session = await findOpenSession(db, user.id)
  return {
    token,
    session_key: session?.session_key ?? '',
    user: { id: user.id, role: user.role, org_id: user.orgId, language_code: user.language, needs_picture: false },
  }
}
