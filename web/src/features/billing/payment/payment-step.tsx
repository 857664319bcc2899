import { useBlocker } from 'react-router'
import { useConfig } from '../../../shared/api/config.queries'
import { session } from '../../../shared/session/session'
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
  return (
    <>
      <PaymentForm planId={planId} client={client} isTest={config?.payments === 'sandbox'} onPaid={onPaid} />
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </>
  )
}
