import { ArrowRight, CircleQuestionMark, CircleUserRound, House, KeyRound } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useRef, useState, useTransition } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { withPagesTexts } from '#shared/i18n/language.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { ForgotLink } from '../forgot/forgot-link'
import { GoogleWay } from '../google/google-way'
import { type Credentials, type LoginRole, logIn, type PendingLogin } from '../log-in'
import { NameField } from '../name-field'
import { registerTexts } from '../register.texts'
import { LanguagePicker } from './language-picker'
import { useLoginRole } from './use-login-role'

const SessionDialog = laterPart(async () => (await import('./session-dialog')).SessionDialog)

/** `name` and `password` are the initial values of the fields. */
type LoginFormProps = { ref: RefObject<HTMLFormElement | null>; role: LoginRole; name: string; password: string }

/** The fields keep what was typed before the script arrived; without the script the form sends nothing. */
function LoginForm({ ref, role, name, password }: LoginFormProps) {
  const t = useTexts(authTexts)
  const { problem, busy, submit, clearProblem, pending, forget } = useLoginForm(role)
  const isHelper = role === 'W'
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const missing = submit(new FormData(form))
    if (missing) form.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
  }

  return (
    <form ref={ref} method="dialog" noValidate className={styles.form} onSubmit={send} onInput={clearProblem}>
      <NameField role={role} defaultValue={name} error={errorOf('name')} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        defaultValue={password}
        error={errorOf('password')}
      />
      {problem && !problem.field && (
        <Notice kind="bad">
          <Phrases>{problem.message}</Phrases>
        </Notice>
      )}
      <Button type="submit" block busy={busy} size={isHelper ? 'xl' : 'm'}>
        {t('logIn')}
        {isHelper && <ArrowRight aria-hidden="true" />}
      </Button>
      {pending && <SessionDialog isEnabled login={pending} onClose={forget} />}
    </form>
  )
}

type Field = 'name' | 'password'
type LoginProblem = { field?: Field; message: string }

/** State of a login form: its problem, whether its request is running, and a login that waits for a decision. */
function useLoginForm(role: LoginRole) {
  const t = useTexts(authTexts)
  const errorText = useErrorText()
  const [missing, setMissing] = useState<Field | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [busy, start] = useTransition()

  function clearProblem() {
    setMissing(null)
    setError(null)
  }
  /** Returns the empty field; null if the form is sent. */
  function submit(form: FormData): Field | null {
    const name = String(form.get('name'))
    const password = String(form.get('password'))
    const emptyField = name.trim() === '' ? 'name' : password === '' ? 'password' : null
    setMissing(emptyField)
    setError(null)
    if (emptyField || busy) return emptyField
    start(async () => {
      try {
        setPending(await logIn({ role, name, password }))
      } catch (failure) {
        setError(failure)
      }
    })
    return null
  }
  // Computed at render, so that it follows the language switch above the form.
  function problem(): LoginProblem | null {
    const nameMissing = role === 'W' ? t('userIdMissing') : registerTexts.emailMissing
    if (missing) return { field: missing, message: missing === 'name' ? nameMissing : t('passwordMissing') }
    return error ? { message: errorText(error) } : null
  }

  return { problem: problem(), busy, submit, clearProblem, pending, forget: () => setPending(null) }
}

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
  const [forgottenName, setForgottenName] = useState<string>()
  const isHelper = role === 'W'
  const isDemo = useConfig().data?.demo

  function fillIn(login: Credentials) {
    if (login.role !== role) setRole(login.role)
    setDemo(login)
  }
  const openForgotDialog = () => setForgottenName(form.current ? String(new FormData(form.current).get('name')) : '')

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
      {isHelper ? <HelperLinks onForgot={openForgotDialog} /> : <EmployerLinks onForgot={openForgotDialog} />}
      {isDemo && <DemoLogins isEnabled onChoose={fillIn} />}
      {forgottenName !== undefined && (
        <ForgotDialog isEnabled role={role} name={forgottenName} onClose={() => setForgottenName(undefined)} />
      )}
    </>
  )
}

/** Help for a helper who can't log in. */
function HelperLinks({ onForgot }: { onForgot: () => void }) {
  const t = useTexts(authTexts)
  return (
    <>
      <p className={styles.middle}>
        <ForgotLink loginRole="W" icon={<KeyRound aria-hidden="true" />} onOpen={onForgot} />
      </p>
      <p className={styles.hint}>
        <CircleQuestionMark aria-hidden="true" />
        <span>
          <Phrases>{t('whereFrom')}</Phrases>
        </span>
      </p>
    </>
  )
}

type EmployerLinksProps = { onForgot: () => void }

/** Links for an employer who can't log in, or has no account. */
function EmployerLinks({ onForgot }: EmployerLinksProps) {
  const { pathname, state } = useLocation()
  const hasAccountLink = pathname === '/e-login'
  return (
    <div className="row stretch between wrap gap-4 gap-x-16">
      <ForgotLink loginRole="E" onOpen={onForgot} />
      <TextLink to="/signup" state={state}>
        {registerTexts.register}
      </TextLink>
      {hasAccountLink && <TextLink to="/e-forgot-pass">{registerTexts.account}</TextLink>}
      <TextLink to="/contact">{registerTexts.contact}</TextLink>
    </div>
  )
}
