import { useLocation } from 'react-router'
import { useEmployerTexts, useTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { ForgotLink } from '../forgot/forgot-link'
import { registerTexts } from '../register.texts'

/** `freeLessons` is the address of the public videos. */
type Props = { freeLessons?: string | undefined; onForgot: () => void }

/** Where an employer goes on who can't log in, or has no account. */
export function EmployerLinks({ freeLessons, onForgot }: Props) {
  const t = useTexts(authTexts)
  const e = useEmployerTexts(registerTexts)
  const hasAccountLink = useLocation().pathname === '/e-login'
  return (
    <div className={styles.links}>
      <ForgotLink who="E" onOpen={onForgot} />
      <TextLink to="/signup">{e('register')}</TextLink>
      {hasAccountLink && <TextLink to="/e-forgot-pass">{e('account')}</TextLink>}
      {freeLessons && <TextLink to={freeLessons}>{t('freeLessons')}</TextLink>}
      <TextLink to="/contact">{e('contact')}</TextLink>
    </div>
  )
}
