import { useNavigate } from 'react-router'
import picture from '#assets/art/agency-expired.svg'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { logOut } from '#shared/session/log-out.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { expiryTexts } from './expiry.texts'

/** The agency's contract has ended: closing this in any way logs her out and leads to the start. */
export function AgencyExpired() {
  const t = useEmployerTexts(expiryTexts)
  const navigate = useNavigate()
  function leave() {
    logOut().catch(() => {}) // she is logged out here, and the server closes expired accounts by itself
    navigate('/', { replace: true })
  }
  return (
    <Dialog
      open
      title={t('agencyExpired')}
      picture={<DialogPicture src={picture} width={168} />}
      onDismiss={leave}
      actions={
        <Button block onClick={leave}>
          {t('ok')}
        </Button>
      }
    />
  )
}
