import { errors } from '@kasama/contract/errors/errors'
import { ArrowRight, LogOut } from 'lucide-react'
import { useState, useTransition } from 'react'
import { Navigate } from 'react-router'
import oldLink from '#assets/art/old-link.svg'
import otherPhone from '#assets/art/other-phone.svg'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { useReaderChoice } from '#shared/i18n/use-reader-choice.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { logOut } from '#shared/session/log-out.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { logInWith, type PendingLogin, withoutToken } from '../log-in'
import { LanguagePicker } from '../login/language-picker'
import { firstLoginTexts } from './first-login.texts'

const SessionDialog = laterPart(async () => (await import('../login/session-dialog')).SessionDialog)

type ContinueByLinkProps = { userId: string; secret: string; onExpired: () => void }

const logInByToken = (token: string) =>
  logInWith((storedKey) => {
    const body = { token, ...(storedKey && { session_key: storedKey }) }
    return request('POST /auth/first_login', { body }, { ...withoutToken, repeatable: true })
  })

function ContinueByLink({ userId, secret, onExpired }: ContinueByLinkProps) {
  const t = useTexts(firstLoginTexts)
  const errorText = useErrorText()
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [busy, start] = useTransition()
  const logInByLink = () =>
    start(async () => {
      setError(null)
      try {
        setPending(await logInByToken(secret))
      } catch (failure) {
        if (failure instanceof RequestError && failure.code === 'first_login_old') onExpired()
        else setError(failure)
      }
    })
  return (
    <>
      <h1 className={styles.middle}>
        <Phrases>{t('title')}</Phrases>
      </h1>
      {userId && (
        <p className={classNames(styles.middle, 'muted')}>
          {t('userId')} <b translate="no">{userId}</b>
        </p>
      )}
      {error !== null && (
        <Notice kind="bad">
          <Phrases>{errorText(error)}</Phrases>
        </Notice>
      )}
      <Button size="xl" block busy={busy} onClick={logInByLink}>
        {t('goOn')}
        <ArrowRight aria-hidden="true" />
      </Button>
      {pending && <SessionDialog isEnabled login={pending} onClose={() => setPending(null)} />}
    </>
  )
}

/** `userId` is part of the link; `secret` is '' if the link was cut. */
type Props = { userId: string; secret: string }

/** First login by the link of a login card: one press, if nobody is logged in on this phone. */
export function FirstLoginPanel({ userId, secret }: Props) {
  const { web_token, is_new_session } = useSession()
  const [initialToken] = useState(web_token)
  const [isExpired, setExpired] = useState(secret === '')
  const chooseLanguage = useReaderChoice()
  if (web_token !== '' && web_token === initialToken) return <ExistingSession userId={userId} />
  if (web_token !== '') return <Navigate to={is_new_session === 'first' ? '/hello' : '/library'} replace />
  return (
    <>
      <LanguagePicker onChoose={chooseLanguage} />
      {isExpired ? (
        <ExpiredLink userId={userId} />
      ) : (
        <ContinueByLink userId={userId} secret={secret} onExpired={() => setExpired(true)} />
      )}
    </>
  )
}

/** Shown if the link was used or is too old: her User ID and password are on the same card. */
function ExpiredLink({ userId }: { userId: string }) {
  const t = useTexts(firstLoginTexts)
  const a = useTexts(authTexts)
  const e = useTexts(errors)
  return (
    <>
      <DialogPicture src={oldLink} width={200} />
      <h1 className={styles.middle}>
        <Phrases>{t('withCard')}</Phrases>
      </h1>
      <p className={classNames(styles.middle, 'muted')}>
        <Phrases>{e('first_login_old')}</Phrases>
      </p>
      <LinkButton to={`/?${new URLSearchParams({ as: 'helper', user: userId })}`} size="xl" block>
        {a('logIn')}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </>
  )
}

/** A worker who opens her link again continues to her videos; any other user logs out first. */
function ExistingSession({ userId }: { userId: string }) {
  const t = useTexts(firstLoginTexts)
  const e = useTexts(errors)
  const { data: profile, isPending } = useProfile()
  const leave = () => logOut().catch(() => {}) // she is logged out on this phone, which is what the link needs
  if (isPending)
    return (
      <Loading className={styles.form ?? ''}>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Loading>
    )
  if (profile?.username?.toLowerCase() === userId.toLowerCase()) return <Navigate to="/library" replace />
  return (
    <>
      <DialogPicture src={otherPhone} width={168} />
      <h1 className={styles.middle}>
        <Phrases>{e('somebody_logged_in')}</Phrases>
      </h1>
      <Button size="xl" block icon={<LogOut aria-hidden="true" />} onClick={leave}>
        {t('logOut')}
      </Button>
      <LinkButton look="line" size="xl" block to="/library">
        {t('stay')}
      </LinkButton>
    </>
  )
}
