import { ArrowRight } from 'lucide-react'
import { useState, useTransition } from 'react'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useTexts } from '../../../shared/i18n/use-texts'
import { laterPart } from '../../../shared/later-part'
import { Button } from '../../../shared/ui/actions/button'
import { classNames } from '../../../shared/ui/class-names'
import { Notice } from '../../../shared/ui/feedback/notice'
import { Phrases } from '../../../shared/ui/phrases'
import styles from '../auth-form.module.css'
import { guest, logInBy, type PendingLogin } from '../sign-in'
import { firstLoginTexts } from './first-login.texts'

const SessionDialog = laterPart(async () => (await import('../login/session-dialog')).SessionDialog)

type Props = { userId: string; secret: string; onOld: () => void }

const signInBy = (token: string) =>
  logInBy(() => request('POST /auth/first_login', { body: { token } }, { ...guest, repeatable: true }))

export function ContinueByLink({ userId, secret, onOld }: Props) {
  const t = useTexts(firstLoginTexts)
  const errorText = useErrorText()
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const [busy, start] = useTransition()
  const goOn = () =>
    start(async () => {
      setError(null)
      try {
        setPending(await signInBy(secret))
      } catch (failure) {
        if (failure instanceof RequestError && failure.code === 'first_login_old') onOld()
        else setError(failure)
      }
    })
  return (
    <>
      <h1 className={styles.middle}>
        <Phrases>{t('title')}</Phrases>
      </h1>
      {userId && (
        <p className={classNames(styles.middle, styles.muted)}>
          {t('userId')} <b translate="no">{userId}</b>
        </p>
      )}
      {error !== null && (
        <Notice kind="bad">
          <Phrases>{errorText(error)}</Phrases>
        </Notice>
      )}
      <Button size="xl" block busy={busy} onClick={goOn}>
        {t('goOn')}
        <ArrowRight aria-hidden="true" />
      </Button>
      {pending && <SessionDialog isWanted login={pending} onClose={() => setPending(null)} />}
    </>
  )
}
