import noVoucher from '#assets/art/no-voucher.svg'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { billingTexts } from '../billing.texts'

type Props = { code: string | null; onClose: () => void }

export function UnknownVoucherDialog({ code, onClose }: Props) {
  const t = useEmployerTexts(billingTexts)
  return (
    <Dialog
      open={code !== null}
      title={t('noSuchCoupon', { code: code ?? '' })}
      text={t('checkLetters')}
      picture={<DialogPicture src={noVoucher} width={168} />}
      onDismiss={onClose}
      actions={
        <Button block onClick={onClose}>
          {t('ok')}
        </Button>
      }
    />
  )
}
