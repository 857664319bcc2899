import type { Db } from '#platform/database/db'
import { fail } from '#platform/http/errors'
import { hashToken } from '#platform/passwords/secrets'
import type { Proof } from '#platform/ports/identity/identity'
import { useIdentityToken } from './google.queries'

/** Lets an ID token log in once, so that a stolen one is useless. Throws google_refused. */
export async function useProof(tx: Db, { token, expiresAt }: Proof): Promise<void> {
  if (!(await useIdentityToken(tx, { hash: hashToken(token), expiresAt }))) fail('google_refused')
}
