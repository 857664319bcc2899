import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { hashToken, newSessionKey, newToken } from '#platform/passwords/secrets'
import type { Proof } from '#platform/ports/identity/identity'
import { addEmployer, addSession, addToken, type NewEmployer } from './auth.queries'
import { useProof } from './google/use-proof'
import { type WelcomeJobData, welcomeJob } from './welcome.job'

/**
 * Adds an employer with her first session and queues her welcome, all or nothing; the database refuses an email or
 * Google account that is taken. `proof` is the ID token that she registers with; a fresh one counts as a password
 * check.
 */
export async function openAccount(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  employer: NewEmployer,
  proof: Proof | null = null,
) {
  const [token, key, at] = [newToken(), newSessionKey(), employer.created_at]
  const confirmedAt = proof?.isFresh ? at : null
  const id = await db.transaction().execute(async (tx) => {
    if (proof) await useProof(tx, proof)
    const userId = await addEmployer(tx, employer)
    const sessionId = await addSession(tx, { userId, key, at, confirmedAt })
    await addToken(tx, { hash: hashToken(token), userId, sessionId, at, confirmedAt })
    await audit(tx, { at, userId, action: 'signup', detail: { google: proof !== null } })
    await jobs.enqueue<WelcomeJobData>(tx, welcomeJob, { id: userId })
    return userId
  })
  const user = { id, role: 'E' as const, org_id: null, language_code: 'eng' as const, needs_picture: false }
  return { token, session_key: key, user }
}
