import { queryClient } from '../api/query-client'
import { request } from '../api/request'
import { session } from './session'

/**
 * Clears this device first, then notifies the server with the former token; throws if that request fails. Reports of
 * watching that wait for a connection stay: they are sent at her next login here.
 */
export async function logOut() {
  const token = session.token()
  session.clear()
  queryClient.clear()
  await request('POST /auth/logout', {}, { token })
}
