import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router'
import { queryClient } from '../shared/api/query-client'
import { onSignedOut } from '../shared/api/request'
import { useTexts } from '../shared/i18n/use-texts'
import { showToast } from '../shared/ui/feedback/toast-store'
import { Toasts } from '../shared/ui/feedback/toasts'
import { focusContent } from '../shared/ui/focus-content'
import { addFonts } from './add-fonts'
import { appTexts } from './app.texts'
import styles from './root.module.css'
import { useSessionCheck } from './session-check'
import { usePlaceAfterReload } from './use-place-after-reload'

/** What is on every screen: the session check, the bar while a page loads, messages that come and go. */
export function Root() {
  const t = useTexts(appTexts)
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname } = location
  const isLoading = useNavigation().state === 'loading'

  useSessionCheck()
  usePlaceAfterReload(placeOf(location))
  useEffect(addFonts, [])
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
      <ScrollRestoration getKey={placeOf} />
      <Toasts />
    </>
  )
}

/** The key under which the scroll position is kept. A page that was opened by its address has only the key 'default': its address serves instead, without `video`, the video she came from. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search.replace(/.video=\d+/, '') : key

/** A screen reader goes on at the new screen's content, not where the pressed link was. */
function useFocusOnNewScreen(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusContent()
  }, [pathname])
}
