import { Genie } from '../../../shared/ui/media/genie'
import styles from './looking-genie.module.css'

/** Genie with a magnifying glass. */
export function LookingGenie() {
  return (
    <span className={styles.picture}>
      <Genie width={96} />
      <svg className={styles.glass} viewBox="0 0 70 70" width="70" height="70" aria-hidden="true">
        <circle cx="30" cy="30" r="26" />
        <path d="M49 49l16 16" />
      </svg>
    </span>
  )
}
