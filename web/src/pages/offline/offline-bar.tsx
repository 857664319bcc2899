import { RefreshCw, WifiOff } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { isPlayable } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { useSavedLessons } from '#shared/saved-lessons/use-saved-lessons.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { offlineTexts } from './offline.texts'
import styles from './offline-bar.module.css'

/** Says that there is no internet, and to a worker what she can do. The library has the rest on its page. */
export function OfflineBar({ onCheck }: { onCheck: () => void }) {
  const t = useTexts(offlineTexts)
  const isWorker = useSession().role === 'W'
  const canWatch = useSavedLessons().some((lesson) => isPlayable(lesson))
  return (
    <div className={styles.bar}>
      <span className={styles.icon}>
        <WifiOff aria-hidden="true" />
      </span>
      <p className={styles.text}>
        <b>
          <Phrases>{t('noInternet')}</Phrases>
        </b>{' '}
        {canWatch && (
          <span>
            <Phrases>{t('canWatch')}</Phrases>
          </span>
        )}
        {!isWorker && <span>{t('nothingLost')}</span>}
        <span className={styles.genie}>
          <Phrases>{t('genieNeeds')}</Phrases>
        </span>
        {isWorker && (
          // The bar stands outside the app: its link opens the page anew, from the phone.
          <a href="/library" className={styles.lessons}>
            <Phrases>{t('toLessons')}</Phrases>
          </a>
        )}
      </p>
      <button type="button" className={styles.check} onClick={onCheck} aria-label={t('checkAgain')}>
        <RefreshCw aria-hidden="true" />
      </button>
    </div>
  )
}
