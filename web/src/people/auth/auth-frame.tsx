import { type ReactNode, Suspense } from 'react'
import people from '#assets/hero-companions.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { authTexts } from './auth.texts'
import styles from './auth-frame.module.css'
import { registerTexts } from './register.texts'

type Props = {
  children: ReactNode
  /** Content below the form on a phone, and beside it on a wide screen. */
  start?: ReactNode
}

/** Login and registration: the companions' picture, above the form on a phone and beside it on a wide screen. */
export function AuthFrame({ children, start }: Props) {
  const t = useTexts(authTexts)
  return (
    <div className={styles.frame} data-start={start ? true : undefined}>
      <header className={styles.art}>
        <div className={styles.logo}>
          <Logo onGreen />
        </div>
        <p className={styles.tagline}>
          <Phrases>{t('tagline')}</Phrases>
        </p>
        {start && (
          <div className={styles.pitch}>
            <p>{registerTexts.pitch}</p>
            <LinkButton look="accent" to="/signup">
              {registerTexts.register}
            </LinkButton>
          </div>
        )}
        <img className={styles.people} src={people} alt="" width={760} height={523} fetchPriority="high" />
      </header>
      <main className={styles.form} tabIndex={-1}>
        {children}
      </main>
      {start && <Suspense>{start}</Suspense>}
    </div>
  )
}
