import { useEffect } from 'react'
import { useTexts } from '../shared/i18n/use-texts'
import { ErrorState } from '../shared/ui/feedback/error-state'
import { appTexts } from './app.texts'

const reloadedKey = 'reloaded_at'

/** A screen that broke, or could not be downloaded: after a release the old files are gone, and one reload mends that. */
export function ScreenError() {
  const t = useTexts(appTexts)
  useEffect(() => {
    const last = Number(sessionStorage.getItem(reloadedKey))
    if (!navigator.onLine || Date.now() - last < 60_000) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    location.reload()
  }, [])
  return <ErrorState text={t('wrong')} action={t('again')} onAction={() => location.reload()} />
}
