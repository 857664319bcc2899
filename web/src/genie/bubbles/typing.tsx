import { useTexts } from '#shared/i18n/use-texts.ts'
import { uiTexts } from '#shared/ui/ui.texts.ts'
import styles from './bubbles.module.css'

/** Three dots while the answer is loading. */
export function Typing() {
  const t = useTexts(uiTexts)
  return (
    <span className={styles.typing} role="img" aria-label={t('wait')}>
      <i />
      <i />
      <i />
    </span>
  )
}
