import { CloudUpload } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { useWaitingCount } from '#shared/watching/use-waiting-count.ts'
import { offlineTexts } from './offline.texts'
import styles from './offline-library.module.css'

/** How much of what she did waits for the internet; nothing if nothing waits. */
export function WaitingBox() {
  const t = useTexts(offlineTexts)
  const count = useWaitingCount()
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles.waiting}>
          <span className={styles.waitingIcon}>
            <CloudUpload aria-hidden="true" />
          </span>
          <span>
            <Phrases>{t('nothingLost')}</Phrases>
          </span>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className="sr-only">{t('waiting', { count })}</span>
        </p>
      )}
    </div>
  )
}
