import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'
import { queryClient } from '../shared/api/query-client'
import { onSignedOut } from '../shared/api/request'
import { useTexts } from '../shared/i18n/use-texts'
import { showToast } from '../shared/ui/feedback/toast-store'
import { Toasts } from '../shared/ui/feedback/toasts'
import { appTexts } from './app.texts'
import styles from './root.module.css'
import { useSessionCheck } from './session-check'

/** What is on every screen: the session check, the bar while a page loads, messages that come and go. */
export function Root() {
  const t = useTexts(appTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'

  useSessionCheck()
  useEffect(() => {
    onSignedOut(() => {
      queryClient.clear()
      showToast(t('signedOut'))
      navigate('/', { replace: true })
    })
  })
  useFocusOnNewScreen(pathname)

  return (
    <>
      {isLoading && <div className={styles.loading} role="progressbar" aria-label={t('loading')} />}
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </>
  )
}

/** A screen reader goes on at the new screen's content, not where the pressed link was. */
function useFocusOnNewScreen(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname])
}
