import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../../shared/session/use-session'

type Props = { only?: 'E' | 'W' /** What a guest meets instead of the login. */; guest?: ReactNode }

/** The frame of what guests may open too: it is there when a lesson is tapped without internet. */
const loadAhead = () => void import('../layouts/any-layout').catch(() => {})

/** For signed-in users, or those of one role. Who was sent to the login comes back to the address she asked for. */
export function SignedInOnly({ only, guest }: Props) {
  const { web_token, role } = useSession()
  const { pathname, search } = useLocation()
  // After a logout the next person starts at home.
  const [signedInBefore] = useState(web_token !== '')
  useEffect(() => {
    if (web_token) window.requestIdleCallback?.(loadAhead)
  }, [web_token])
  if (!web_token && guest && !signedInBefore) return guest
  if (!web_token) return <Navigate to="/" replace state={signedInBefore ? null : { from: `${pathname}${search}` }} />
  if (only && role !== only) return <Navigate to="/library" replace />
  return <Outlet />
}

/** Login and registration; who is signed in goes on to where she was going, a worker at her first login by her picture. */
export function GuestOnly() {
  const { web_token, is_new_session } = useSession()
  const { state } = useLocation()
  if (!web_token) return <Outlet />
  if (is_new_session === 'first') return <Navigate to="/hello" replace state={state} />
  return <Navigate to={state?.from ?? '/library'} replace />
}
