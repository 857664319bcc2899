import { errors } from '@kasama/contract/errors/errors'
import { FingerprintPattern, KeyRound } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState, useTransition } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { signWithPasskey } from '#shared/device/passkeys.ts'
import { withPagesTexts } from '#shared/i18n/language.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { forgetReader, type KnownReader, knownReader } from '#shared/session/known-reader.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { ForgotLink } from '../forgot/forgot-link'
import { logIn, logInWith, type PendingLogin, withoutToken } from '../log-in'
import own from './known-login.module.css'
import { knownLoginTexts } from './known-login.texts'

const SessionDialog = laterPart(async () => (await import('../login/session-dialog')).SessionDialog)
const loadForgot = () => withPagesTexts(import('../forgot/forgot-dialog'))
const ForgotDialog = laterPart(async () => (await loadForgot()).ForgotDialog)

/** Whether the address asks for the login of another role or person, as a QR code does. */
function useAsksForOther({ role, login }: KnownReader): boolean {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const asked = query.get('as') ?? (pathname === '/e-login' ? 'employer' : null)
  const user = query.get('user')
  return (asked !== null && (asked === 'helper') !== (role === 'W')) || (user !== null && user !== login)
}

/** The login of a phone that knows its reader; `panel` is the ordinary one, for everybody else. */
export function KnownLogin({ panel }: { panel: ReactNode }) {
  const { known_reader } = useSession()
  const reader = knownReader(known_reader)
  return reader ? <KnownPanel reader={reader} panel={panel} /> : panel
}

function KnownPanel({ reader, panel }: { reader: KnownReader; panel: ReactNode }) {
  const t = useTexts(knownLoginTexts)
  const a = useTexts(authTexts)
  const { failure, isTouching, isTyping, attempt, pending, forget } = useLogin()
  const password = useRef<HTMLInputElement>(null)
  const [isForgotten, setForgotten] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const asksForOther = useAsksForOther(reader)
  if (asksForOther) return panel
  const { name, role, login } = reader

  const touch = () => attempt('touch', () => logInByPasskey(reader)).then((isIn) => isIn || password.current?.focus())
  function send(event: FormEvent) {
    event.preventDefault()
    const typed = password.current?.value ?? ''
    setMissing(typed === '')
    if (typed === '') password.current?.focus()
    else attempt('type', () => logIn({ role, name: login, password: typed }))
  }
  return (
    <>
      <div className={own.reader}>
        <Avatar src={reader.picture} language={reader.language} isEmployer={role === 'E'} size={64} />
        <div>
          <h1>{t('hello', { name })}</h1>
          <button type="button" onClick={forgetReader}>
            {t('notYou', { name })}
          </button>
        </div>
      </div>
      <Failure failure={failure} />
      <Button
        block
        className={own.finger}
        icon={<FingerprintPattern aria-hidden="true" />}
        busy={isTouching}
        onClick={touch}
      >
        {t('fingerprint')}
      </Button>
      <p className={styles.divider}>{t('or')}</p>
      <form method="dialog" noValidate className={styles.form} onSubmit={send} onInput={() => setMissing(false)}>
        {/* For the phone's list of passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={login} />
        <PasswordField
          ref={password}
          name="password"
          label={a('password')}
          autoComplete="current-password"
          error={isMissing ? a('passwordMissing') : undefined}
        />
        <Button type="submit" look="line" block busy={isTyping}>
          {a('logIn')}
        </Button>
        {pending && <SessionDialog isEnabled login={pending} onClose={forget} />}
      </form>
      <p className={styles.middle}>
        <ForgotLink loginRole={role} icon={<KeyRound aria-hidden="true" />} onOpen={() => setForgotten(true)} />
      </p>
      {isForgotten && <ForgotDialog isEnabled role={role} name={login} onClose={() => setForgotten(false)} />}
    </>
  )
}

/** A finger that was not recognised is no error: the password is below. */
function Failure({ failure }: { failure: unknown }) {
  const e = useTexts(errors)
  const errorText = useErrorText()
  if (failure === undefined) return null
  const isUnknown = !(failure instanceof RequestError) || failure.code === 'passkey_refused'
  return (
    <Notice kind={isUnknown ? 'warn' : 'bad'} icon={isUnknown ? <FingerprintPattern aria-hidden="true" /> : undefined}>
      <Phrases>{isUnknown ? e('passkey_refused') : errorText(failure)}</Phrases>
    </Notice>
  )
}

/** A login by touch or by password: its failure, whether it runs, and a login that waits for a decision. */
function useLogin() {
  const [failure, setFailure] = useState<unknown>()
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [way, setWay] = useState<'touch' | 'type'>()
  const [busy, start] = useTransition()
  /** Returns whether it did not fail. */
  const attempt = (next: 'touch' | 'type', task: () => Promise<PendingLogin | null>) =>
    new Promise<boolean>((resolve) => {
      setWay(next)
      setFailure(undefined)
      start(async () => {
        try {
          setPending(await task())
          resolve(true)
        } catch (error) {
          setFailure(error ?? null)
          resolve(false)
        }
      })
    })
  const isTouching = busy && way === 'touch'
  return { failure, isTouching, isTyping: busy && !isTouching, attempt, pending, forget: () => setPending(null) }
}

/** Logs in with the phone's passkey; throws if she gives up, if the phone has none, or if the server refuses it. */
function logInByPasskey({ credential }: KnownReader): Promise<PendingLogin | null> {
  return logInWith(async (storedKey) => {
    const asked = await request('POST /auth/passkey_challenge', {}, withoutToken)
    const allow = credential ? [{ id: credential, transports: ['internal'] }] : []
    const passkey = await signWithPasskey({ ...asked, allow })
    return request('POST /auth/passkey_login', { body: { passkey, session_key: storedKey } }, withoutToken)
  })
}
