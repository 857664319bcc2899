import { useEffect, useTransition } from 'react'
import otherComputer from '#assets/art/other-computer.svg'
import otherPhone from '#assets/art/other-phone.svg'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { dropLogin, type PendingLogin, registerSession } from '../log-in'
import { employerSessionTexts } from './employer-session.texts'
import { workerSessionTexts } from './session.texts'

type Props = { login: PendingLogin; onClose: () => void }

/** Shown if another session exists: an employer may end it, a worker may not. */
export function SessionDialog(props: Props) {
  return props.login.user.role === 'W' ? <WorkerDialog {...props} /> : <EmployerDialog {...props} />
}

function EmployerDialog({ login, onClose }: Props) {
  const t = useEmployerTexts(employerSessionTexts)
  const [busy, start] = useTransition()
  function takeOver() {
    start(async () => {
      try {
        await registerSession(login)
      } catch (error) {
        showToast(error instanceof Error ? error.message : '', 'error')
      }
    })
  }
  function cancel() {
    // A request that ends the other session can't be cancelled.
    if (busy) return
    dropLogin(login)
    onClose()
  }
  return (
    <ChoiceDialog
      title={t('title')}
      text={t('message')}
      picture={<DialogPicture src={otherComputer} width={168} />}
      yes={{ label: t('ok'), onPress: takeOver, busy }}
      no={{ label: t('cancel'), onPress: cancel }}
    />
  )
}

function WorkerDialog({ login, onClose }: Props) {
  const t = useTexts(workerSessionTexts)
  const message = useErrorText()(login.refusal)
  useEffect(() => {
    dropLogin(login)
    session.set({ language_code: login.user.language_code })
  }, [login])
  return (
    <Dialog
      open
      title={t('title')}
      text={message}
      picture={<DialogPicture src={otherPhone} width={168} />}
      onDismiss={onClose}
      actions={
        <Button block onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      <ListenButton text={`${t('title')} ${message}`} />
    </Dialog>
  )
}
