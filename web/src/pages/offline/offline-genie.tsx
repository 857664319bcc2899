import { brand } from '@kasama/contract/brand'
import { WifiOff } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { offlineTexts } from './offline.texts'
import styles from './offline-genie.module.css'

/** In place of the header's link to Genie; a press says that Genie needs internet. `className` is the link's. */
export function OfflineGenie({ className }: { className: string | undefined }) {
  const t = useTexts(offlineTexts)
  return (
    <button
      type="button"
      className={classNames(className, styles.genie)}
      aria-disabled="true"
      aria-label={`${brand.assistant}: ${t('genieNeeds')}`}
      onClick={() => showToast(t('genieNeeds'))}
    >
      <Genie width={34} />
      <span>{brand.assistant}</span>
      <WifiOff className={styles.badge} aria-hidden="true" strokeWidth={2.75} />
    </button>
  )
}
