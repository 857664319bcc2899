import styles from './environment-flag.module.css'

/** Name of the environment, which the server writes into the page; undefined in production. */
const environment = document.body.dataset.environment

/** Shown beside the logo, so that nobody takes a trial system for the real one. */
export function EnvironmentFlag() {
  return environment ? <span className={styles.flag}>{environment}</span> : null
}
