import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { firstView } from '#shared/first-view.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import { appTexts } from './app.texts'
import styles from './root.module.css'
import { useScrollRestoration } from './scroll-positions'
import { useSessionCheck } from './session-check'

type Props = { isLoading: boolean; preventScrollReset: boolean; children: ReactNode }

/** Present on every screen: the session check, the loading bar, toasts. */
export function Root({ isLoading, preventScrollReset, children }: Props) {
  const t = useTexts(appTexts)
  const { pathname } = useLocation()

  useSessionCheck()
  useScrollRestoration({ isLoading, preventScrollReset })
  useEffect(() => void firstView().then(loadLaterParts), [])
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
  const previousPath = useRef(pathname)
  useEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    focusContent()
  }, [pathname])
}

const loadLaterParts = () => import('./after-first-view.ts').catch(() => {})
