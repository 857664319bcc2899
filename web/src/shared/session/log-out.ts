import { queryClient } from '../api/query-client'
import { request } from '../api/request'
import { session } from './session'

/**
 * Clears this device first, then tells the server, with the former token; throws where that call fails. What was watched
 * without a line stays: it is sent at her next login here.
 */
export async function logOut() {
  const token = session.token()
  session.clear()
  queryClient.clear()
  await request('POST /auth/logout', {}, { token })
}
