import { session } from '../session/session'
import { queryClient } from './query-client'
import { request } from './request'

/** Forgets everything here first, then tells the server, with the token it had; throws where that fails. */
export async function logOut() {
  const token = session.token()
  session.clear()
  queryClient.clear()
  await request('POST /auth/logout', {}, { token })
}
