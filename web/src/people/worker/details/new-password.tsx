import { firstName } from '@kasama/contract/first-name.rules'
import { minimumPasswordLength } from '@kasama/contract/people/auth/auth.rules'
import type { WorkerDetails } from '@kasama/contract/people/worker.api'
import { type FormEvent, useId, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { useLeaveQuestion } from '#shared/navigation/use-leave-question.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { LoginCard } from '../login-card/login-card'
import { SavedDialog } from '../login-card/saved-dialog'
import type { WorkerLogin } from '../login-card/worker-login'
import { OwnPassword } from '../user-id/own-password'
import { useWorkerDetails, useWorkerPassword } from './details.queries'
import { detailsTexts } from './details.texts'
import { nameOf } from './name-of'

type Props = { worker: WorkerDetails; name: string; onClose: () => void }

/** Asks first, because it signs her out; then shows her new login card, once. */
export function NewPasswordDialog({ worker, name, onClose }: Props) {
  const t = useEmployerTexts(detailsTexts)
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const reset = useWorkerPassword(worker.id)
  // A running request can't be cancelled, and its card is shown once.
  const close = () => reset.isPending || onClose()

  function submit(event: FormEvent) {
    event.preventDefault()
    const isShort = typed !== '' && typed.length < minimumPasswordLength
    setTooShort(isShort)
    if (!isShort && !reset.isPending) reset.mutate(typed)
  }
  if (reset.data) {
    const { fullname, img_url, language_code } = worker
    const login = { ...reset.data, name: firstName(fullname), picture: img_url, language: language_code }
    return <NewCardDialog login={login} name={name} onClose={onClose} />
  }
  return (
    <Dialog
      open
      title={t('resetTitle', { name })}
      text={t('loggedOut', { name })}
      onDismiss={close}
      actions={
        <>
          <Button type="submit" form={formId} block busy={reset.isPending}>
            {t('makePassword')}
          </Button>
          <Button look="line" block disabled={reset.isPending} onClick={close}>
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

/** The same if only her id is known yet. */
export function ReplacementCardDialog({ workerId, onClose }: { workerId: number; onClose: () => void }) {
  const worker = useWorkerDetails(workerId)
  if (!worker.data) return <MissingParts parts={[worker]} />
  return <NewPasswordDialog worker={worker.data} name={nameOf(worker.data)} onClose={onClose} />
}

function NewCardDialog({ login, name, onClose }: { login: WorkerLogin; name: string; onClose: () => void }) {
  const t = useEmployerTexts(detailsTexts)
  const { save, isAsking, leaveIfSaved, stay, leave } = useLeaveQuestion(onClose)
  return (
    <>
      <Dialog
        open
        wide
        title={t('newPassword', { name })}
        text={t('loggedOut', { name })}
        onDismiss={leaveIfSaved}
        actions={
          <Button block onClick={leaveIfSaved}>
            {t('done')}
          </Button>
        }
      >
        <LoginCard login={login} onSaved={save} />
      </Dialog>
      {isAsking && <SavedDialog login={login} onLeave={leave} onStay={stay} />}
    </>
  )
}
