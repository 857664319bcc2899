import { useEffect, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { reload, reloadOnceReached, untilNextReload } from '#shared/navigation/reload.ts'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { appTexts } from '../app.texts'

/**
 * The error page of a screen that threw or could not be downloaded. After a release the old files are gone, so it
 * reloads, at most once a minute (`untilNextReload`), and again when the connection is back.
 */
export function ScreenError() {
  const t = useTexts(appTexts)
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const controller = new AbortController()
    window.addEventListener('online', () => reloadOnceReached(controller.signal), {
      once: true,
      signal: controller.signal,
    })
    return () => controller.abort()
  }, [])
  useEffect(() => {
    if (navigator.onLine && untilNextReload() === 0) reload()
  }, [])
  if (isOffline) {
    const goBack = () => history.back()
    return <ErrorState title={t('offline')} isPage text={t('opensLater')} action={t('back')} onAction={goBack} />
  }
  return <ErrorState text={t('wrong')} action={t('again')} onAction={() => location.reload()} />
}
