import { useState } from 'react'
import registered from '#assets/art/registered.svg'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { registerTexts } from '../register.texts'

/** Closing it in any way leads on to the library. */
export function RegisteredDialog({ onClose }: { onClose: () => void }) {
  const t = useEmployerTexts(registerTexts)
  const [isLeaving, setLeaving] = useState(false)
  function close() {
    setLeaving(true)
    onClose()
  }
  return (
    <Dialog
      open
      title={t('successTitle')}
      text={t('successMessage')}
      picture={<DialogPicture src={registered} width={190} />}
      onDismiss={close}
      actions={
        <Button block busy={isLeaving} onClick={close}>
          {t('ok')}
        </Button>
      }
    />
  )
}
