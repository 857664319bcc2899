import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { firstView } from '#shared/first-view.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { appTexts } from '../app.texts'

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

/** For logged-in readers, or those of one role. */
export function LoggedInOnly({ only, guest }: Props) {
  const { web_token, role } = useSession()
  const [wasLoggedIn] = useState(web_token !== '')
  useEffect(() => {
    if (web_token) loadAhead()
  }, [web_token])
  if (!web_token && guest && !wasLoggedIn && !session.wasEnded()) return guest
  if (!web_token) return <ToLogin isLogout={wasLoggedIn && !session.wasEnded()} />
  if (only && role !== only) return <Navigate to="/library" replace />
  return <Outlet />
}

/**
 * After the login a guest returns to the page that she asked for; after a logout the next login begins at the home
 * screen. Where an ended login has led away from a guest's page, a login card's, she returns to it.
 */
function ToLogin({ isLogout }: { isLogout: boolean }) {
  const t = useTexts(appTexts)
  const { state, pathname, search } = useLocation()
  const isEnded = session.wasEnded()
  useEffect(() => {
    if (!isEnded) return
    showToast(t('signedOut'))
    // Until the login is there, this page is left as one of an ended login.
    return () => session.toldOfEnd()
  }, [isEnded, t])
  const login = (isEnded && state?.login) || '/'
  return <Navigate to={login} replace state={isLogout ? null : { from: `${pathname}${search}` }} />
}

/**
 * Login and registration; logged-in readers are redirected: a worker at her first login to the choice of her picture,
 * an employer who has just registered to the library, others to the page that they asked for.
 */
export function GuestOnly() {
  const { web_token, is_new_session } = useSession()
  const { state, pathname, search } = useLocation()
  const [wasGuest] = useState(web_token === '')
  if (!web_token) return <Outlet />
  return (
    <>
      {/* The form stays until the next page is downloaded, so that the screen is never empty. */}
      {wasGuest && <Outlet />}
      {is_new_session === 'first' ? (
        <Navigate to="/hello" replace state={state} />
      ) : (
        <Navigate
          to={pathname === '/signup' ? '/library' : (state?.from ?? '/library')}
          replace
          state={{ login: `${pathname}${search}` }}
        />
      )}
    </>
  )
}
