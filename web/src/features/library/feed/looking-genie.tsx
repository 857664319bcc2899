import { Genie } from '../../../shared/ui/brand/genie'
import styles from './looking-genie.module.css'

/** Genie with a magnifying glass, leaves in the air. */
export function LookingGenie() {
  return (
    <span className={styles.picture}>
      <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
        <circle cx="120" cy="80" r="68" fill="var(--accent-tint)" />
        <path transform="translate(36 30) rotate(20)" d="M0 0h20a20 20 0 0 1-20 20Z" fill="#3cb78c" />
        <path transform="translate(206 40) rotate(120)" d="M0 0h16a16 16 0 0 1-16 16Z" fill="#f67970" />
        <path transform="translate(212 116) rotate(230)" d="M0 0h14a14 14 0 0 1-14 14Z" fill="#ffbe2b" />
      </svg>
      <Genie width={96} />
      <svg className={styles.glass} viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
        <circle cx="170" cy="98" r="26" />
        <path d="M189 117l20 20" />
      </svg>
    </span>
  )
}
