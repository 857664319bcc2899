import { useNavigate } from 'react-router'
import lock from '../../../assets/lock.svg'
import { useProfile } from '../../../shared/api/profile.queries'
import { useEmployerTexts, useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { DialogPicture } from '../../../shared/ui/media/dialog-picture'
import { ChoiceDialog } from '../../../shared/ui/overlay/choice-dialog'
import { Dialog } from '../../../shared/ui/overlay/dialog'
import { libraryTexts } from '../library.texts'
import { employerLibraryTexts } from './employer-library.texts'

type Props = { open: boolean; onClose: () => void }

/** What opens a locked video: a plan for employers; a worker is told whom to ask, and never sees a payment screen. */
export function LockedDialog(props: Props) {
  const { data: profile } = useProfile()
  if (!profile) return null
  if (profile.role === 'W') return <WorkerDialog {...props} hadSubscription={profile.had_subscription} />
  return <EmployerDialog {...props} />
}

const picture = <DialogPicture src={lock} width={168} />

function EmployerDialog({ open, onClose }: Props) {
  const t = useEmployerTexts(employerLibraryTexts)
  const navigate = useNavigate()
  return (
    <ChoiceDialog
      open={open}
      title={t('subscribeTitle')}
      text={t('subscribeText')}
      picture={picture}
      yes={{ label: t('subscribe'), onPress: () => navigate('/subscribe') }}
      no={{ label: t('later'), onPress: onClose }}
    />
  )
}

function WorkerDialog({ open, onClose, hadSubscription }: Props & { hadSubscription: boolean }) {
  const t = useTexts(libraryTexts)
  return (
    <Dialog
      open={open}
      title={t('locked')}
      text={t(hadSubscription ? 'ended' : 'ask')}
      picture={picture}
      onDismiss={onClose}
      actions={
        <Button block onClick={onClose}>
          {t('ok')}
        </Button>
      }
    />
  )
}
