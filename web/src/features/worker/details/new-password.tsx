import { minimumPasswordLength } from '@kasama/contract/auth.rules'
import type { WorkerDetails } from '@kasama/contract/worker.api'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { Dialog } from '../../../shared/ui/overlay/dialog'
import { OwnPassword } from '../user-id/own-password'
import { useWorkerPassword } from './details.queries'
import { detailsTexts } from './details.texts'

const LoginCard = lazy(async () => ({ default: (await import('../login-card/login-card')).LoginCard }))

type Props = { worker: WorkerDetails; name: string; onClose: () => void }

/** Asks first, for it signs her out; then shows her new login card, once. */
export function NewPassword({ worker, name, onClose }: Props) {
  const t = useEmployerTexts(detailsTexts)
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const reset = useWorkerPassword(worker.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isShort = typed !== '' && typed.length < minimumPasswordLength
    setTooShort(isShort)
    if (!isShort && !reset.isPending) reset.mutate(typed)
  }
  if (reset.data) {
    const { username, password } = reset.data
    return (
      <Dialog
        open
        wide
        title={t('newPassword', { name })}
        text={t('loggedOut', { name })}
        onDismiss={onClose}
        actions={
          <Button block onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <Suspense>
          <LoginCard login={{ username, password, language: worker.language_code }} />
        </Suspense>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      title={t('resetTitle', { name })}
      text={t('loggedOut', { name })}
      onDismiss={onClose}
      actions={
        <>
          <Button type="submit" form={formId} block busy={reset.isPending}>
            {t('makePassword')}
          </Button>
          <Button look="line" block onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <OwnPassword value={typed} onChange={setTyped} error={isTooShort ? t('tooShort') : undefined} />
      </form>
      {reset.error && <Notice kind="bad">{reset.error.message}</Notice>}
    </Dialog>
  )
}
