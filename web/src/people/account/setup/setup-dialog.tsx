import { useNavigate } from 'react-router'
import picture from '#assets/art/continue-setup.svg'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { settingsTexts } from '../settings.texts'
import type { SetupStep } from './missing-setup'

/** Asks a subscribed employer who has no worker, or no topics, to continue the setup. */
export function SetupDialog({ step, onClose }: { step: SetupStep; onClose: () => void }) {
  const t = useEmployerTexts(settingsTexts)
  const navigate = useNavigate()
  function continueSetup() {
    onClose()
    navigate('/e-settings')
  }
  return (
    <ChoiceDialog
      title={t(step === 'worker' ? 'workerTitle' : 'topicsTitle')}
      text={t('setupMessage')}
      picture={<DialogPicture src={picture} width={168} />}
      yes={{ label: t('continueSetup'), onPress: continueSetup }}
      no={{ label: t('later'), onPress: onClose }}
    />
  )
}
