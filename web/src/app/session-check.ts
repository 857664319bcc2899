import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { profileQuery } from '../shared/api/profile.queries'
import { queryClient } from '../shared/api/query-client'
import { request } from '../shared/api/request'
import { RequestError } from '../shared/api/request-error'
import { session } from '../shared/session/session'
import { loginPath } from './login-path'

/** The profile that the app opens with is new enough. */
const freshMs = 10_000

/** On start and on window focus: whoever's session is gone, or is another browser's by now, is sent to the login. */
export function useSessionCheck() {
  const navigate = useNavigate()
  const toLogin = useEffectEvent(() => navigate(loginPath(), { replace: true }))
  useEffect(() => {
    // A worker's page that the desk shows in a frame is nobody's session.
    if (location.pathname.startsWith('/admin/preview/')) return
    async function check() {
      if (session.token() === '' || (await isOwnSession())) return
      session.clear()
      queryClient.clear()
      toLogin()
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

/** Her employer may have changed a worker's language since: at the start the server's word counts. */
function followLanguage() {
  const profile = queryClient.getQueryData(profileQuery.queryKey)
  if (profile?.role === 'W' && session.token() !== '') session.set({ language_code: profile.language_code })
}

/** Somebody logged in or out in another tab: nothing of the account before may be shown to her. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent) {
  if (key !== 'web_token') return
  queryClient.clear()
  if (oldValue && newValue) location.reload()
}

/** Where the server cannot be reached, the session is kept; `request` handles a token that the server refuses. */
async function isOwnSession(): Promise<boolean> {
  const { web_token, session_key } = session.values()
  try {
    const { id } = await queryClient.fetchQuery({ ...profileQuery, staleTime: freshMs })
    const registered = await request('GET /auth/session/:id', { params: { id } })
    const changed = web_token !== session.token()
    return changed || registered.session_key === '' || registered.session_key === session_key
  } catch (error) {
    return !(error instanceof RequestError && error.code === 'not_found')
  }
}
