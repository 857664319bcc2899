import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queryClient } from '../shared/api/query-client'
import { onSignedOut } from '../shared/api/request'
import { useTexts } from '../shared/i18n/use-texts'
import { showToast } from '../shared/ui/feedback/toast-store'
import { Toasts } from '../shared/ui/feedback/toasts'
import { focusContent } from '../shared/ui/focus-content'
import { addFonts } from './add-fonts'
import { appTexts } from './app.texts'
import { loginPath } from './login-path'
import { usePlaces } from './places'
import styles from './root.module.css'
import { useSessionCheck } from './session-check'

type Props = { isLoading: boolean; preventScrollReset: boolean; children: ReactNode }

/** What is on every screen: the session check, the bar while a page loads, messages that come and go. */
export function Root({ isLoading, preventScrollReset, children }: Props) {
  const t = useTexts(appTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useSessionCheck()
  usePlaces({ isLoading, preventScrollReset })
  useEffect(addFonts, [])
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

/** A screen reader goes on at the new screen's content, not where the pressed link was. */
function useFocusOnNewScreen(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusContent()
  }, [pathname])
}
