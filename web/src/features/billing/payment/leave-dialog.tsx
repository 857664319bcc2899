import leavePayment from '../../../assets/art/leave-payment.svg'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { DialogPicture } from '../../../shared/ui/media/dialog-picture'
import { ChoiceDialog } from '../../../shared/ui/overlay/choice-dialog'
import { billingTexts } from '../billing.texts'

type Props = { open: boolean; onStay: () => void; onLeave: () => void }

export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const t = useEmployerTexts(billingTexts)
  return (
    <ChoiceDialog
      open={open}
      title={t('leaveTitle')}
      text={t('leaveMessage')}
      picture={<DialogPicture src={leavePayment} width={168} />}
      yes={{ label: t('stay'), onPress: onStay }}
      no={{ label: t('leave'), onPress: onLeave }}
      onDismiss={onStay}
    />
  )
}
