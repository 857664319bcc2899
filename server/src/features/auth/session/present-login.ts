import type { Db } from '../../../platform/database/db'
import type { User } from '../../../platform/http/access'
import { findOpenSession } from '../auth.queries'

/** The login that a call was made with, in the words of a new one: nothing of it changes. */
export async function presentLogin(db: Db, user: User, token: string) {
  const session = await findOpenSession(db, user.id)
  return {
    token,
    session_key: session?.session_key ?? '',
    user: { id: user.id, role: user.role, org_id: user.orgId, language_code: user.language, needs_picture: false },
  }
}
