import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Send } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import oldLink from '#assets/art/old-link.svg'
import passwordReset from '#assets/art/password-reset.svg'
import { useEnglish } from '#shared/i18n/use-english.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../log-in'
import { LanguagePicker } from '../login/language-picker'
import { employerResetTexts } from './employer-reset.texts'
import { resetTexts } from './reset.texts'
import { resetLinkQuery } from './reset-calls'
import { ResetForm } from './reset-form'

const loginPathOf = (role: LoginRole) => (role === 'W' ? '/?as=helper' : '/?as=employer')

/** An admin's link sets `desk`: its login is the desk's, where another admin sends a new link. */
function useLoginPath(role: LoginRole) {
  const isDesk = Boolean(useLocation().state?.desk)
  return { isDesk, login: isDesk ? '/admin/login' : loginPathOf(role) }
}

/** Links here reload the document, so that this page's `no-referrer` ends: the video players need a referrer. */
function ResetDone({ role }: { role: LoginRole }) {
  const t = useTexts(resetTexts)
  const a = useTexts(authTexts)
  const { login } = useLoginPath(role)
  return (
    <>
      <DialogPicture src={passwordReset} width={200} />
      <h1 className={styles.middle}>
        <Phrases>{t('done')}</Phrases>
      </h1>
      <p className={classNames(styles.middle, 'muted')} role="status">
        {role === 'E' ? employerResetTexts.loggedOutElsewhere : <Phrases>{t('loggedOutElsewhere')}</Phrases>}
      </p>
      <LinkButton to={login} reloadDocument size="xl" block>
        {a('logIn')}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </>
  )
}

function ExpiredLink({ role }: { role: LoginRole }) {
  const t = useTexts(resetTexts)
  const a = useTexts(authTexts)
  const { isDesk, login } = useLoginPath(role)
  return (
    <>
      <DialogPicture src={oldLink} width={200} />
      <h1 className={styles.middle}>
        <Phrases>{t('oldLink')}</Phrases>
      </h1>
      <p className={classNames(styles.middle, 'muted')}>
        <Phrases>{t('askForNew')}</Phrases>
      </p>
      {!isDesk && (
        <LinkButton
          to={role === 'W' ? '/w-forgot-pass' : '/e-forgot-pass'}
          reloadDocument
          size="xl"
          block
          icon={<Send aria-hidden="true" />}
        >
          {t('sendNew')}
        </LinkButton>
      )}
      <p className={styles.middle}>
        <TextLink to={login} reloadDocument>
          {a('logIn')}
        </TextLink>
      </p>
    </>
  )
}

type Props = { role: LoginRole; token: string }

/** Sets a new password by a link; a worker chooses her language first, as she has no session that stores it. */
export function ResetPanel({ role, token }: Props) {
  // If this browser's own login has just ended, all queries are dropped: a new render asks again.
  useSession()
  const link = useQuery(resetLinkQuery(role, token))
  const [outcome, setOutcome] = useState<'done' | 'old'>()
  useEnglish(role === 'E')
  const isExpired = outcome === 'old' || link.data?.valid === false
  return (
    <>
      {role === 'W' && <LanguagePicker onChoose={(language_code) => session.set({ language_code })} />}
      {outcome === 'done' && <ResetDone role={role} />}
      {outcome !== 'done' && isExpired && <ExpiredLink role={role} />}
      {!outcome && !isExpired && (
        <ResetStep role={role} token={token} onDone={() => setOutcome('done')} onExpired={() => setOutcome('old')} />
      )}
    </>
  )
}

/** The form, once the link is found valid. */
function ResetStep(props: Props & { onDone: () => void; onExpired: () => void }) {
  const t = useTexts(resetTexts)
  const a = useTexts(authTexts)
  const { role, token } = props
  const { login } = useLoginPath(role)
  const { data, isPending, error, refetch } = useQuery(resetLinkQuery(role, token))
  if (error) return <ErrorState text={error.message} action={t('again')} onAction={() => refetch()} />
  return (
    <>
      <h1>{role === 'E' ? employerResetTexts.title : <Phrases>{t('newPassword')}</Phrases>}</h1>
      {isPending ? (
        <Loading className={styles.form ?? ''}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Loading>
      ) : (
        <ResetForm {...props} worker={data.worker} />
      )}
      {role === 'E' && (
        <p className={styles.middle}>
          <TextLink to={login} reloadDocument>
            {a('logIn')}
          </TextLink>
        </p>
      )}
    </>
  )
}
