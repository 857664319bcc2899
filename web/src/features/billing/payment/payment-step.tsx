import { useConfig } from '../../../shared/api/config.queries'
import { useBlocker } from '../../../shared/navigation/blocker'
import { session } from '../../../shared/session/session'
import { NoCardForm } from '../no-card-form'
import { sandboxCard } from '../sandbox-card'
import { PaymentForm } from './form/payment-form'
import { LeaveDialog } from './leave-dialog'

const client = sandboxCard()

type Props = { planId: string; onPaid: () => void }

/** Paying; whoever turns to another page before it is done is asked first. */
export function PaymentStep({ planId, onPaid }: Props) {
  const { data: config } = useConfig()
  // A session that has ended leads to the login without a question.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.token() !== '' && nextLocation.pathname !== currentLocation.pathname && nextLocation.state?.paid !== true,
  )
  if (config?.payments === 'stripe') return <NoCardForm />
  return (
    <>
      <PaymentForm planId={planId} client={client} onPaid={onPaid} />
      <LeaveDialog open={blocker.isBlocked} onStay={blocker.reset} onLeave={blocker.proceed} />
    </>
  )
}
