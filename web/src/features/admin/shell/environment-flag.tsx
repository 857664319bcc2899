import styles from './environment-flag.module.css'
import { shellTexts } from './shell.texts'

/** What the server wrote into the page; production says nothing. */
const environment = document.documentElement.dataset.environment

/** Beside the mark, so that nobody takes a trial system for the real one. */
export function EnvironmentFlag() {
  if (environment !== 'staging' && environment !== 'development') return null
  return <span className={styles.flag}>{shellTexts[environment]}</span>
}
