import { queryClient } from '../api/query-client'
import { request } from '../api/request'
import { session } from './session'

/**
 * Clears this device first, then notifies the server with the former token; throws if that request fails, and repeats it
 * when the line is back. Until the server knows, the key stays: a login in this browser continues the session, which
 * would refuse a worker as if it were another phone's. Reports of watching that wait for a connection stay: they are
 * sent at her next login here.
 */
export async function logOut() {
  const { web_token: token, session_key } = session.values()
  session.clear()
  queryClient.clear()
  session.set({ session_key })
  const tellServer = async () => {
    await request('POST /auth/logout', {}, { token, repeatable: true })
    const { web_token, session_key: key } = session.values()
    if (web_token === '' && key === session_key) session.set({ session_key: '' })
  }
  await tellServer().catch((error) => {
    addEventListener('online', () => session.token() || tellServer().catch(() => {}), { once: true })
    throw error
  })
}
