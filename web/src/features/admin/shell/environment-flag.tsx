import styles from './environment-flag.module.css'

/** What the server wrote into the page; production says nothing. */
const environment = document.body.dataset.environment

/** Beside the mark, so that nobody takes a trial system for the real one. */
export function EnvironmentFlag() {
  return environment ? <span className={styles.flag}>{environment}</span> : null
}
