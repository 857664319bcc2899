import { useEffect, useState } from 'react'
import { useTexts } from '../../shared/i18n/use-texts'
import { ErrorState } from '../../shared/ui/states/error-state'
import { appTexts } from '../app.texts'

const reloadedKey = 'reloaded_at'
const retryMs = 2000

/**
 * A phone reports to be online before its connection works: reloading too early would end at the browser's error page.
 */
function reloadOnceReached() {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => setTimeout(reloadOnceReached, retryMs),
  )
}

/**
 * The error page of a screen that threw or could not be downloaded. After a release the old files are gone, so it
 * reloads once.
 */
export function ScreenError() {
  const t = useTexts(appTexts)
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    window.addEventListener('online', reloadOnceReached)
    return () => window.removeEventListener('online', reloadOnceReached)
  }, [])
  useEffect(() => {
    const last = Number(sessionStorage.getItem(reloadedKey))
    if (!navigator.onLine || Date.now() - last < 60_000) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    location.reload()
  }, [])
  if (isOffline) {
    const goBack = () => history.back()
    return <ErrorState title={t('offline')} isPage text={t('opensLater')} action={t('back')} onAction={goBack} />
  }
  return <ErrorState text={t('wrong')} action={t('again')} onAction={() => location.reload()} />
}
