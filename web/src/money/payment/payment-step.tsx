import leavePayment from '#assets/art/leave-payment.svg'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { useBlocker } from '#shared/navigation/blocker.ts'
import { session } from '#shared/session/session.ts'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { usePlan } from '../billing.queries'
import { billingTexts } from '../billing.texts'
import { isServerUnavailable } from '../server-unavailable'
import { PaymentForm } from './form/payment-form'

type Props = { planId: string; onPaid: () => void }

/** The payment; leaving the page before it is done asks first. */
export function PaymentStep({ planId, onPaid }: Props) {
  // A session that has ended leads to the login without a question.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.token() !== '' && nextLocation.pathname !== currentLocation.pathname && nextLocation.state?.paid !== true,
  )
  return (
    <>
      <LoadedPurchase planId={planId} onPaid={onPaid} />
      <LeaveDialog open={blocker.isBlocked} onStay={blocker.reset} onLeave={blocker.proceed} />
    </>
  )
}

/** The card's fields are shown with the plan and its price, never without. */
function LoadedPurchase({ planId, onPaid }: Props) {
  const t = useEmployerTexts(billingTexts)
  const { data, error, refetch } = usePlan(planId)
  if (data) return <PaymentForm planId={planId} plan={data} onPaid={onPaid} />
  if (error) {
    const text = isServerUnavailable(error) ? t('planFailed') : error.message
    return <ErrorState text={text} action={t('tryAgain')} onAction={() => void refetch()} />
  }
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void }

function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
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
