import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { firstView } from '#shared/first-view.ts'
import { useSession } from '#shared/session/use-session.ts'

type Props = {
  only?: 'E' | 'W'
  /** Shown to a guest instead of the login. */
  guest?: ReactNode
}

/** Preloads the frame of guest pages, so that a lesson can be opened offline. */
const loadAhead = () =>
  firstView()
    .then(() => import('../layouts/any-layout'))
    .catch(() => {})

/** For logged-in readers, or those of one role. After the login a guest returns to the page that she asked for. */
export function LoggedInOnly({ only, guest }: Props) {
  const { web_token, role } = useSession()
  const { pathname, search } = useLocation()
  // After a logout the next login begins at the home screen, not here.
  const [wasLoggedIn] = useState(web_token !== '')
  useEffect(() => {
    if (web_token) loadAhead()
  }, [web_token])
  if (!web_token && guest && !wasLoggedIn) return guest
  if (!web_token) return <Navigate to="/" replace state={wasLoggedIn ? null : { from: `${pathname}${search}` }} />
  if (only && role !== only) return <Navigate to="/library" replace />
  return <Outlet />
}

/**
 * Login and registration; logged-in readers are redirected: a worker at her first login to the choice of her picture,
 * an employer who has just registered to the library, others to the page that they asked for.
 */
export function GuestOnly() {
  const { web_token, is_new_session } = useSession()
  const { state, pathname } = useLocation()
  const [wasGuest] = useState(web_token === '')
  if (!web_token) return <Outlet />
  return (
    <>
      {/* The form stays until the next page is downloaded, so that the screen is never empty. */}
      {wasGuest && <Outlet />}
      {is_new_session === 'first' ? (
        <Navigate to="/hello" replace state={state} />
      ) : (
        <Navigate to={pathname === '/signup' ? '/library' : (state?.from ?? '/library')} replace />
      )}
    </>
  )
}
