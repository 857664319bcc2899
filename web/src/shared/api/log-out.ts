import type { Profile } from '@kasama/contract/account.api'
import { session } from '../session/session'
import { forgetWaiting } from '../watching/waiting-store'
import { queryClient } from './query-client'
import { queryKeys } from './query-keys'
import { request } from './request'

/** Forgets everything here first, then tells the server, with the token it had; throws where that fails. */
export async function logOut() {
  const token = session.token()
  const account = queryClient.getQueryData<Profile>(queryKeys.profile())
  session.clear()
  queryClient.clear()
  if (account) await forgetWaiting(account.id)
  await request('POST /auth/logout', {}, { token })
}
