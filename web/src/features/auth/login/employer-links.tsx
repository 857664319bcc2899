import { useLocation } from 'react-router'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import styles from '../auth-form.module.css'
import { ForgotLink } from '../forgot/forgot-link'
import { registerTexts } from '../register.texts'

type Props = { onForgot: () => void }

/** Links for an employer who can't log in, or has no account. */
export function EmployerLinks({ onForgot }: Props) {
  const e = useEmployerTexts(registerTexts)
  const { pathname, state } = useLocation()
  const hasAccountLink = pathname === '/e-login'
  return (
    <div className={styles.links}>
      <ForgotLink who="E" onOpen={onForgot} />
      <TextLink to="/signup" state={state}>
        {e('register')}
      </TextLink>
      {hasAccountLink && <TextLink to="/e-forgot-pass">{e('account')}</TextLink>}
      <TextLink to="/contact">{e('contact')}</TextLink>
    </div>
  )
}
