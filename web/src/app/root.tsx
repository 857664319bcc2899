import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { profileQuery } from '../shared/api/queries/profile.queries'
import { queryClient } from '../shared/api/query-client'
import { onSignedOut, request } from '../shared/api/request'
import { RequestError } from '../shared/api/request-error'
import { firstView } from '../shared/first-view'
import { useTexts } from '../shared/i18n/use-texts'
import { session } from '../shared/session/session'
import { showToast } from '../shared/ui/feedback/toast-store'
import { Toasts } from '../shared/ui/feedback/toasts'
import { focusContent } from '../shared/ui/focus-content'
import sheet from '../styles/fonts.css?url'
import { appTexts } from './app.texts'
import styles from './root.module.css'
import { useScrollRestoration } from './scroll-positions'

/** The login for the present page: the desk has its own. */
const loginPath = () => (/^\/admin(\/|$)/.test(location.pathname) ? '/admin/login' : '/')

/** The profile with which the app starts needs no check for this long. */
const freshMs = 10_000

/**
 * Checks the session at the start and on window focus: a reader whose session has ended, or was moved to another
 * browser, is redirected to the login.
 */
function useSessionCheck() {
  const navigate = useNavigate()
  const toLogin = useEffectEvent(() => navigate(loginPath(), { replace: true }))
  useEffect(() => {
    // The desk's preview of a worker's page has no session.
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

/** At the start the server's language wins: her employer may have changed it meanwhile. */
function followLanguage() {
  const user = session.user()
  if (user?.role === 'W' && session.token() !== '') session.set({ language_code: user.language_code })
}

/** Drops all data after a login or logout in another tab: nothing of the former account may be shown. */
function followOtherTabs({ key, oldValue, newValue }: StorageEvent) {
  if (key !== 'web_token') return
  queryClient.clear()
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
    const registered = await request('GET /auth/session/:id', { params: { id } })
    const changed = web_token !== session.token()
    return changed || registered.session_key === '' || registered.session_key === session_key
  } catch (error) {
    return !(error instanceof RequestError && error.code === 'not_found')
  }
}

type Props = { isLoading: boolean; preventScrollReset: boolean; children: ReactNode }

/** Present on every screen: the session check, the loading bar, toasts. */
export function Root({ isLoading, preventScrollReset, children }: Props) {
  const t = useTexts(appTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useSessionCheck()
  useScrollRestoration({ isLoading, preventScrollReset })
  useEffect(() => void addFonts(), [])
  useEffect(() => {
    onSignedOut(() => {
      queryClient.clear()
      showToast(t('signedOut'))
      navigate(loginPath(), { replace: true })
    })
  })
  useFocusOnNewScreen(pathname)

  return (
    <>
      {isLoading && <div className={styles.loading} role="progressbar" aria-label={t('loading')} />}
      {children}
      <Toasts />
    </>
  )
}

/** Moves the focus to the content of a new screen, so that a screen reader does not continue at the pressed link. */
function useFocusOnNewScreen(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusContent()
  }, [pathname])
}

/**
 * Loads fonts after the first screen: on a slow connection the code, the data and the beginning of a clip are needed
 * sooner. Until then texts use a local font with adjusted metrics (styles/fallback-fonts.css).
 */
async function addFonts() {
  await firstView()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  link.dataset.coming = ''
  const end = () => delete link.dataset.coming
  link.addEventListener('load', end)
  link.addEventListener('error', end)
  const add = () => document.head.append(link)
  const clip = document.querySelector('video')
  if (!clip || clip.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return add()
  for (const event of ['loadeddata', 'error']) clip.addEventListener(event, add, { once: true })
}
