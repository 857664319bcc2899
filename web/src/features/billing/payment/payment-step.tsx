import { useBlocker } from '../../../shared/navigation/blocker'
import { session } from '../../../shared/session/session'
import { PaymentForm } from './form/payment-form'
import { LeaveDialog } from './leave-dialog'

type Props = { planId: string; onPaid: () => void }

/** Paying; whoever turns to another page before it is done is asked first. */
export function PaymentStep({ planId, onPaid }: Props) {
  // A session that has ended leads to the login without a question.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.token() !== '' && nextLocation.pathname !== currentLocation.pathname && nextLocation.state?.paid !== true,
  )
  return (
    <>
      <PaymentForm planId={planId} onPaid={onPaid} />
      <LeaveDialog open={blocker.isBlocked} onStay={blocker.reset} onLeave={blocker.proceed} />
    </>
  )
}
