import styles from './spinner.module.css'

/** A spinner; the text beside it names the activity. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
