import { employerOf } from '#people/household/links'
import { audit } from '#platform/audit/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { hashToken, newToken, sessionMarker } from '#platform/passwords/secrets'
import {
  type Account,
  addToken,
  confirmSession,
  findOpenSession,
  findToken,
  lockAccount,
  type Session,
  touchSession,
} from '../auth.queries'
import { recordUse } from '../passkeys/passkeys.queries'
import { isLive } from './live-session'

/**
 * `sentKey`: key of the caller's session, or its token (`hasSession`). `isCounted`: this login counts as a password check. `byLink`: it was proved
 * by the link of a login card; `passkey`: by this passkey, whose counter it raised.
 */
type Login = {
  sentKey?: string | undefined
  isCounted?: boolean
  byLink?: boolean
  passkey?: { id: number; counter: string } | undefined
}

/**
 * An admin's token waits for the second factor, whatever else was proved: it never continues a session, nor counts as a
 * fresh check.
 */
const waitsForFactor = ({ role }: Account) => role === 'A'

/** Returns a token for a proved account: of the live session if its key was sent, else a pending one. */
export async function startLogin(
  { db, now }: Deps,
  account: Account,
  { sentKey, isCounted = false, byLink = false, passkey }: Login,
) {
  const [token, at] = [newToken(), now()]
  const confirmedAt = isCounted && !waitsForFactor(account) ? at : null
  const session_key = await db.transaction().execute(async (tx) => {
    await lockForLogin(tx, account)
    if (passkey) await usePasskey(tx, passkey, at)
    const open = await findOpenSession(tx, account.id)
    const isSameBrowser = open !== undefined && (await hasSession(tx, open, sentKey)) && !waitsForFactor(account)
    const sessionId = isSameBrowser ? open.id : null
    // Revives a session that went idle, or the new token would be refused at its first request.
    if (isSameBrowser) await touchSession(tx, open.id, at)
    if (isSameBrowser && isCounted) await confirmSession(tx, open.id, at)
    await addToken(tx, { hash: hashToken(token), userId: account.id, sessionId, at, confirmedAt, byLink })
    await audit(tx, { at, userId: account.id, action: 'login', ...detailOf({ byLink, passkey }) })
    if (isSameBrowser) return open.session_key
    return isLive(open, account.role, at) ? sessionMarker(open.session_key) : ''
  })
  const { id, role, org_id, language_code, img_url } = account
  return {
    token,
    session_key,
    user: {
      id,
      role,
      org_id,
      language_code: role === 'W' ? language_code : ('eng' as const),
      needs_picture: role === 'W' && img_url === null,
    },
  }
}

/**
 * Whether the caller's browser has this session: it sends its key, or the token that it registered it with if it never
 * got the key, because the reply was lost.
 */
async function hasSession(tx: Db, { id, session_key }: Session, sentKey = ''): Promise<boolean> {
  if (sentKey === '') return false
  return session_key === sentKey || (await findToken(tx, hashToken(sentKey)))?.session_id === id
}

/** A password is the usual proof, of which the audit trail says nothing. */
function detailOf({ byLink, passkey }: Pick<Login, 'byLink' | 'passkey'>) {
  if (byLink) return { detail: { first_login: true } }
  return passkey ? { detail: { passkey: true } } : {}
}

/** A passkey that was removed while it was checked proves nothing. */
async function usePasskey(tx: Db, { id, counter }: NonNullable<Login['passkey']>, at: Date): Promise<void> {
  if (!(await recordUse(tx, id, { counter, at }))) fail('passkey_refused')
}

/**
 * Locks the account. A password or a Google account that was replaced while it was checked proves nothing; a blocked
 * account, and a worker without a household, are refused.
 */
async function lockForLogin(tx: Db, loginAccount: Account): Promise<void> {
  const account = await lockAccount(tx, loginAccount.id)
  if (account?.password_hash !== loginAccount.password_hash) fail('session_ended')
  if (account?.google_sub !== loginAccount.google_sub) fail('session_ended')
  if (account?.blocked_at) fail('account_blocked')
  if (loginAccount.role === 'W' && !(await employerOf(tx, loginAccount.id))) fail('access_ended')
}
