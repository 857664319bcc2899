import { useNavigate } from 'react-router'
import lock from '#assets/lock.svg'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { libraryTexts } from '../library.texts'
import { employerLibraryTexts } from './employer-library.texts'
import { useLockedText } from './use-locked-text'

type Props = { open: boolean; onClose: () => void }

/**
 * The way to unlock a video: a plan for employers; a worker, or an organisation's employer, is told whom to ask, and
 * never sees a payment screen.
 */
export function LockedDialog(props: Props) {
  const { data: profile } = useProfile()
  const lockedText = useLockedText()
  if (!profile) return null
  if (lockedText) return <WorkerDialog {...props} text={lockedText} />
  if (profile.org_id !== null) return <OrganisationDialog {...props} />
  return <EmployerDialog {...props} isSuspended={profile.is_suspended} />
}

const picture = <DialogPicture src={lock} width={168} />

function EmployerDialog({ open, onClose, isSuspended }: Props & { isSuspended: boolean }) {
  const t = useEmployerTexts(employerLibraryTexts)
  const navigate = useNavigate()
  return (
    <ChoiceDialog
      open={open}
      title={t(isSuspended ? 'planHeld' : 'subscribeTitle')}
      text={t(isSuspended ? 'bankDecides' : 'subscribeText')}
      picture={picture}
      yes={
        isSuspended
          ? { label: t('seePlan'), onPress: () => navigate('/e-settings-plan') }
          : { label: t('subscribe'), onPress: () => navigate('/subscribe') }
      }
      no={{ label: t('later'), onPress: onClose }}
    />
  )
}

function OrganisationDialog(props: Props) {
  const t = useEmployerTexts(employerLibraryTexts)
  return <LockedMessageDialog {...props} title={t('lockedTitle')} text={t('askOrganisation')} />
}

function WorkerDialog(props: Props & { text: string }) {
  const t = useTexts(libraryTexts)
  return <LockedMessageDialog {...props} title={t('locked')} />
}

function LockedMessageDialog({ open, onClose, title, text }: Props & { title: string; text: string }) {
  const t = useTexts(libraryTexts)
  return (
    <Dialog
      open={open}
      title={title}
      text={text}
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
