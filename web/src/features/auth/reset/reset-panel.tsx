import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnglish } from '../../../shared/i18n/use-english'
import { useTexts } from '../../../shared/i18n/use-texts'
import { session } from '../../../shared/session/session'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { Phrases } from '../../../shared/ui/phrases'
import { ErrorState } from '../../../shared/ui/states/error-state'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { LanguagePicker } from '../login/language-picker'
import type { LoginRole } from '../sign-in'
import { employerResetTexts } from './employer-reset.texts'
import { resetTexts } from './reset.texts'
import { resetLinkQuery } from './reset-calls'
import { OldLink, ResetDone, useLogin } from './reset-ends'
import { ResetForm } from './reset-form'

type Props = { role: LoginRole; token: string }

/** Sets a new password by a link; a worker chooses her language first, as she has no session that stores it. */
export function ResetPanel({ role, token }: Props) {
  const link = useQuery(resetLinkQuery(role, token))
  const [end, setEnd] = useState<'done' | 'old'>()
  useEnglish(role === 'E')
  const isOld = end === 'old' || link.data?.valid === false
  return (
    <>
      {role === 'W' && <LanguagePicker onChoose={(language_code) => session.set({ language_code })} />}
      {end === 'done' && <ResetDone role={role} />}
      {end !== 'done' && isOld && <OldLink role={role} />}
      {!end && !isOld && <Reset role={role} token={token} onDone={() => setEnd('done')} onOld={() => setEnd('old')} />}
    </>
  )
}

/** The form, once the link is found valid. */
function Reset(props: Props & { onDone: () => void; onOld: () => void }) {
  const t = useTexts(resetTexts)
  const a = useTexts(authTexts)
  const { role, token } = props
  const { login } = useLogin(role)
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
