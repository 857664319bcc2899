import { request } from '#shared/api/request.ts'
import { signWithPasskey } from '#shared/device/passkeys.ts'
import type { KnownReader } from '#shared/session/known-reader.ts'
import { guest, logInBy, type PendingLogin } from '../log-in'

/** Logs in with the phone's passkey; throws if she gives up, if the phone has none, or if the server refuses it. */
export function logInByPasskey({ credential }: KnownReader): Promise<PendingLogin | null> {
  return logInBy(async (storedKey) => {
    const asked = await request('POST /auth/passkey_challenge', {}, guest)
    const allow = credential ? [{ id: credential, transports: ['internal'] }] : []
    const passkey = await signWithPasskey({ ...asked, allow })
    return request('POST /auth/passkey_login', { body: { passkey, session_key: storedKey } }, guest)
  })
}
