import { CircleUserRound, House } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useConfig } from '../../../shared/api/queries/config.queries'
import { withPagesTexts } from '../../../shared/i18n/language'
import { useTexts } from '../../../shared/i18n/use-texts'
import { laterPart } from '../../../shared/later-part'
import { Segment } from '../../../shared/ui/choices/segment'
import { Phrases } from '../../../shared/ui/phrases'
import { authTexts } from '../auth.texts'
import { GoogleWay } from '../google/google-way'
import { registerTexts } from '../register.texts'
import type { Credentials } from '../sign-in'
import { EmployerLinks } from './employer-links'
import { HelperLinks } from './helper-links'
import { LanguagePicker } from './language-picker'
import { LoginForm } from './login-form'
import { useLoginRole } from './use-login-role'

/** Downloaded in demo installations only. */
const DemoLogins = laterPart(async () => (await import('./demo-logins')).DemoLogins)
const loadForgot = () => withPagesTexts(import('../forgot/forgot-dialog'))
const ForgotDialog = laterPart(async () => (await loadForgot()).ForgotDialog)

/** `banner` is shown above the title; `isStart` shows the choice of language to every reader, not to helpers only. */
type Props = { banner?: ReactNode; isStart: boolean }

/** The login page without its picture. */
export function LoginPanel({ banner, isStart }: Props) {
  const t = useTexts(authTexts)
  const [query] = useSearchParams()
  const { role, setRole, setLanguage } = useLoginRole()
  const [demo, setDemo] = useState<Credentials>()
  const form = useRef<HTMLFormElement>(null)
  const [forgotten, setForgotten] = useState<string>()
  const isHelper = role === 'W'
  const isDemo = useConfig().data?.demo

  function fillIn(login: Credentials) {
    if (login.role !== role) setRole(login.role)
    setDemo(login)
  }
  const forget = () => setForgotten(form.current ? String(new FormData(form.current).get('name')) : '')

  return (
    <>
      {(isHelper || isStart) && <LanguagePicker onChoose={setLanguage} />}
      {banner}
      <h1>{isHelper ? <Phrases>{t('welcome')}</Phrases> : registerTexts.welcome}</h1>
      <Segment
        label={t('whoLogsIn')}
        size="l"
        value={role}
        onChange={setRole}
        options={[
          { value: 'E', label: t('employer'), icon: <House aria-hidden="true" /> },
          { value: 'W', label: t('helper'), icon: <CircleUserRound aria-hidden="true" /> },
        ]}
      />
      {!isHelper && <GoogleWay purpose="login" />}
      <LoginForm
        ref={form}
        key={`${role} ${demo?.name}`}
        role={role}
        name={demo?.role === role ? demo.name : (isHelper && query.get('user')) || ''}
        password={demo?.role === role ? demo.password : ''}
      />
      {isHelper ? <HelperLinks onForgot={forget} /> : <EmployerLinks onForgot={forget} />}
      {isDemo && <DemoLogins isWanted onChoose={fillIn} />}
      {forgotten !== undefined && (
        <ForgotDialog isWanted role={role} name={forgotten} onClose={() => setForgotten(undefined)} />
      )}
    </>
  )
}
