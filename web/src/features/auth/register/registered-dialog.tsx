import registered from '../../../assets/art/registered.svg'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { DialogPicture } from '../../../shared/ui/media/dialog-picture'
import { Dialog } from '../../../shared/ui/overlay/dialog'
import { registerTexts } from '../register.texts'

/** Closing it in any way leads on to the library. */
export function RegisteredDialog({ onClose }: { onClose: () => void }) {
  const t = useEmployerTexts(registerTexts)
  return (
    <Dialog
      open
      title={t('successTitle')}
      text={t('successMessage')}
      picture={<DialogPicture src={registered} width={190} />}
      onDismiss={onClose}
      actions={
        <Button block onClick={onClose}>
          {t('ok')}
        </Button>
      }
    />
  )
}
