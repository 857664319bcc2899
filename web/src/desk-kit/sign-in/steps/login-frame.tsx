import { brand } from '@kasama/contract/brand'
import { type ReactNode, useEffect } from 'react'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { signInTexts as t } from '../sign-in.texts'
import styles from './login-frame.module.css'

/** Frame of the login: the pattern in dark green, and one white panel. */
export function LoginFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.title = `${t.logIn} · ${brand.name}`
  }, [])
  return (
    <main className={`stack middle gap-16 ${styles.gate}`} lang="en">
      <div className={`row between ${styles.top}`}>
        <Logo onGreen />
        <span>{t.admin}</span>
      </div>
      <div className={styles.panel}>{children}</div>
    </main>
  )
}
