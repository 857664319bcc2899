import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { queryClient } from '#shared/api/query-client.ts'
import { loadPagesTexts, readerLanguage } from '#shared/i18n/language.ts'
import { LanguageProvider } from '#shared/i18n/language-provider.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { isServerReached } from '#shared/navigation/reload.ts'
import { offlineTexts } from './offline.texts.ts'
import styles from './offline-bar.module.css'

const checkMs = 15_000

/** The bar has a root of its own above the app: it is loaded after the first view, and the app knows nothing of it. */
let root: Root | undefined

/** Shows or removes the bar that says there is no internet. */
export async function showOfflineBar(isOffline: boolean) {
  if (isOffline) await loadPagesTexts()
  root ??= openRoot()
  root.render(
    <LanguageProvider initial={readerLanguage()}>
      <div role="status">{isOffline && <OfflineBar />}</div>
    </LanguageProvider>,
  )
}

function openRoot() {
  const place = document.createElement('div')
  document.body.prepend(place)
  return createRoot(place)
}

/** Requests what is on the screen again: the service worker notices whether the server is reached. */
const askAgain = () => void queryClient.invalidateQueries()

function OfflineBar() {
  const t = useTexts(offlineTexts)
  useEffect(() => {
    const check = async () => (await isServerReached()) && askAgain()
    const timer = setInterval(check, checkMs)
    window.addEventListener('online', check)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [])
  return (
    <div className={styles.bar}>
      <span className={styles.icon}>
        <WifiOff aria-hidden="true" />
      </span>
      <p className={styles.text}>
        <b>{t('noInternet')}</b> <span>{t('nothingLost')}</span>
      </p>
      <button type="button" className={styles.check} onClick={askAgain} aria-label={t('checkAgain')}>
        <RefreshCw aria-hidden="true" />
      </button>
    </div>
  )
}
