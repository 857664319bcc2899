import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { billingTexts } from '../../features/billing/billing.texts'
import { PaymentStep } from '../../features/billing/payment/payment-step'
import { SetupSteps } from '../../features/worker/setup-steps'
import { TopicStep } from '../../features/worker/topic-step'
import { WorkerStep } from '../../features/worker/worker-step'
import { useProfile } from '../../shared/api/profile.queries'
import { isPhone } from '../../shared/device/is-phone'
import { Page } from '../../shared/ui/layout/page'
import { ErrorState } from '../../shared/ui/states/error-state'
import { Loading, Skeleton } from '../../shared/ui/states/skeleton'
import styles from './setup-page.module.css'

/** Payment, Worker's Details, Video Topics: three tabs of one page, or three pages on a phone. */
export function PaymentPage() {
  const { data: profile, error, refetch } = useProfile()
  const { state } = useLocation()
  if (profile) return <Setup isSubscribed={profile.is_subscribed} choosesTopics={state?.choosingTopics === true} />
  return (
    <Page width="mid">
      {error ? (
        <ErrorState text={error.message} action={billingTexts.tryAgain} onAction={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
    </Page>
  )
}

type Props = { isSubscribed: boolean; choosesTopics: boolean }

type Step = 0 | 1 | 2

function Setup({ isSubscribed, choosesTopics }: Props) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const planId = query.get('plan_id')
  // Where it begins is decided once: a payment changes what it is decided by.
  const [step, setStep] = useState<Step>(() => firstStep({ isSubscribed, choosesTopics }))
  const [onPhone] = useState(isPhone)

  if (onPhone && step > 0) return <Navigate to={`/subscribe-${step + 1}`} replace />
  if (step === 0 && !planId) return <Navigate to="/subscribe" replace />

  function goOnAfterPayment() {
    if (onPhone) navigate('/payment_successful', { replace: true, state: { paid: true } })
    else setStep(1)
  }
  return (
    <Page width="mid" {...(step > 0 && { className: styles.page ?? '' })}>
      {step === 0 && <h1 className={onPhone ? undefined : 'sr-only'}>{billingTexts.payment}</h1>}
      {!onPhone && <SetupSteps current={step} {...(step > 0 && { onPress: setStep })} />}
      {step === 0 && <PaymentStep planId={planId ?? ''} onPaid={goOnAfterPayment} />}
      {step === 1 && <WorkerStep onDone={() => setStep(2)} />}
      {step === 2 && <TopicStep onDone={() => navigate('/library?showAddButtonPopup=true')} />}
    </Page>
  )
}

function firstStep({ isSubscribed, choosesTopics }: Props): Step {
  if (choosesTopics) return 2
  return isSubscribed ? 1 : 0
}
