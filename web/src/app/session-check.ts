import { useEffect } from 'react'
import { profileQuery } from '#shared/api/queries/profile.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { session } from '#shared/session/session.ts'

/** A profile that was fetched within this time is not fetched again. */
const freshMs = 10_000

/**
 * Checks the session at the start and on window focus, and clears one that has ended or was moved to another browser.
 */
export function useSessionCheck() {
  useEffect(() => {
    // The desk's preview of a worker's page has no session.
    if (location.pathname.startsWith('/admin/preview/')) return
    async function check() {
      if (session.token() === '' || (await isOwnSession())) return
      session.clear({ isEnded: true })
      queryClient.clear()
    }
    check().then(followLanguage)
    window.addEventListener('focus', check)
    window.addEventListener('storage', followOtherTabs)
    return () => {
      window.removeEventListener('focus', check)
      window.removeEventListener('storage', followOtherTabs)
    }
  }, [])
}

/** At the start the server's language wins: her employer may have changed it meanwhile. */
function followLanguage() {
  const user = session.user()
  if (user?.role === 'W' && session.token() !== '') session.set({ language_code: user.language_code })
}

/** Drops all data after a login or logout in another tab: nothing of the former account may be shown. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent) {
  if (key !== 'web_token') return
  queryClient.clear()
  // Another account: its screens begin anew. After a login or a logout alone the routes redirect.
  if (oldValue && newValue) location.reload()
}

/**
 * Whether the session is still this browser's; true where the server is unreachable, since `request` handles a refused
 * token.
 */
async function isOwnSession(): Promise<boolean> {
  const { web_token, session_key } = session.values()
  try {
    const { id } = await queryClient.fetchQuery({ ...profileQuery, staleTime: freshMs })
    const registration = await request('GET /auth/session/:id', { params: { id } })
    // Answers for a former login, or an account without a registered session, prove nothing.
    const isChanged = web_token !== session.token()
    return isChanged || registration.session_key === '' || registration.session_key === session_key
  } catch (error) {
    return !(error instanceof RequestError && error.code === 'not_found')
  }
}
