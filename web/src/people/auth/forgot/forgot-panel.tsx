import { useNavigate } from 'react-router'
import { useEnglish } from '#shared/i18n/use-english.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../log-in'
import { LanguagePicker } from '../login/language-picker'
import { employerForgotTexts } from './employer-forgot.texts'
import { ForgotForm } from './forgot-form'

/** The page for readers who open its URL directly. */
export function ForgotPanel({ loginRole }: { loginRole: LoginRole }) {
  const t = useTexts(authTexts)
  const navigate = useNavigate()
  const home = loginRole === 'W' ? '/?as=helper' : '/?as=employer'
  useEnglish(loginRole === 'E')
  return (
    <>
      {loginRole === 'W' && <LanguagePicker onChoose={(language_code) => session.set({ language_code })} />}
      <h1>
        <Phrases>{t('forgot')}</Phrases>
      </h1>
      {loginRole === 'E' && <p className="muted">{employerForgotTexts.explanation}</p>}
      <ForgotForm role={loginRole} onSent={() => navigate(home, { replace: true })} />
      <p className={styles.middle}>
        <TextLink to={home}>{t('logIn')}</TextLink>
      </p>
    </>
  )
}
