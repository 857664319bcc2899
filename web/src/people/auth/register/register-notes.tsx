import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import styles from '../auth-form.module.css'
import { registerTexts } from '../register.texts'

/** Registering means agreeing to the terms. */
export function TermsNote() {
  const t = useEmployerTexts(registerTexts)
  const pages: Record<string, string> = { terms: '/terms.html', privacy: '/privacy.html' }
  return (
    <p className={styles.terms}>
      {registerTexts.agree.split(/\{(\w+)\}/).map((part) => {
        const path = pages[part]
        if (!path) return <Fragment key={part}>{part}</Fragment>
        return (
          <a key={part} href={path}>
            {t(part as 'terms' | 'privacy')}
          </a>
        )
      })}
    </p>
  )
}

export function LoginNote() {
  const t = useEmployerTexts(registerTexts)
  // The login leads to the page that she asked for, too.
  const { state } = useLocation()
  return (
    <p className={styles.middle}>
      {t('haveAccount')}{' '}
      <TextLink to="/" state={state}>
        {t('logIn')}
      </TextLink>
    </p>
  )
}
