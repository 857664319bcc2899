import type { Profile } from '@kasama/contract/account.api'
import { queryClient } from '../api/query-client'
import { queryKeys } from '../api/query-keys'
import { request } from '../api/request'
import { forgetWaiting } from '../watching/waiting-store'
import { session } from './session'

/** Clears this device first, then tells the server, with the former token; throws where that call fails. */
export async function logOut() {
  const token = session.token()
  const account = queryClient.getQueryData<Profile>(queryKeys.profile())
  session.clear()
  queryClient.clear()
  if (account) await forgetWaiting(account.id)
  await request('POST /auth/logout', {}, { token })
}
