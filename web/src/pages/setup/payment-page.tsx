import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { billingTexts } from '#money/billing.texts.ts'
import { CardDocument } from '#money/card-fields/card-document.tsx'
import { PaymentStep } from '#money/payment/payment-step.tsx'
import { PaidNotice } from '#money/payment/payment-successful.tsx'
import { PlanRefused } from '#money/payment/plan-refused.tsx'
import { storeChosenPlan } from '#money/plans/chosen-plan.ts'
import { switchTexts } from '#money/switch/switch.texts.ts'
import { SwitchPlan } from '#money/switch/switch-plan.tsx'
import { SetupSteps } from '#people/worker/setup-steps.tsx'
import { TopicStep } from '#people/worker/topic-step.tsx'
import { WorkerStep } from '#people/worker/worker-step.tsx'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { SetupGate } from './setup-gate'
import styles from './setup-page.module.css'
import { planProblem } from './setup-redirect'

/** Payment, Worker's Details, Video Topics: three tabs of one page, or three pages on a phone. */
export function PaymentPage() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const isSwitch = query.get('mode') === 'switch'
  return (
    <SetupGate screen="payment">
      {({ is_subscribed }) =>
        is_subscribed && isSwitch ? (
          <Switch planId={query.get('plan_id') ?? ''} />
        ) : (
          <Setup
            isSubscribed={is_subscribed}
            choosesTopics={state?.choosingTopics === true}
            isPaid={state?.paid === true}
          />
        )
      }
    </SetupGate>
  )
}

/** The same page in switch mode: the card is known already. */
function Switch({ planId }: { planId: string }) {
  const navigate = useNavigate()
  const problem = planProblem(planId)
  function goBack(amount: number) {
    showToast(fillIn(switchTexts.switched, { amount: moneyWithCents(amount) }))
    navigate('/e-settings', { replace: true })
  }
  return (
    <Page width="mid">
      <h1>{switchTexts.switchToAnnual}</h1>
      {problem ? (
        <PlanRefused problem={problem} />
      ) : (
        <CardDocument>
          <SwitchPlan planId={planId} onSwitched={goBack} />
        </CardDocument>
      )}
    </Page>
  )
}

type Props = { isSubscribed: boolean; choosesTopics: boolean; isPaid: boolean }

type Step = 0 | 1 | 2

function Setup({ isSubscribed, choosesTopics, isPaid }: Props) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const planId = query.get('plan_id')
  // The first step is chosen once: a payment would change the choice while she is on the page.
  const [step, setStep] = useState<Step>(() => firstStep({ isSubscribed, choosesTopics }))
  const [onPhone] = useState(isPhone)
  const [isWorkerStepBusy, setWorkerStepBusy] = useState(false)

  if (onPhone && step > 0) return <Navigate to={`/subscribe-${step + 1}`} replace />
  if (step === 0 && !planId) return <Navigate to="/subscribe" replace />

  /** Shows the next step from its top, however far she had scrolled. */
  function goTo(next: Step) {
    setStep(next)
    window.scrollTo(0, 0)
  }
  function showNextStep() {
    storeChosenPlan(null)
    // In the history entry, since a page that has taken a card is reloaded after it.
    const paid = { replace: true, state: { paid: true } }
    if (onPhone) return navigate('/payment_successful', paid)
    navigate({ search: `${query}` }, paid)
    goTo(1)
  }
  return (
    <Page width="mid" {...(step > 0 && { className: styles.page ?? '' })}>
      {step === 0 && <h1 className={onPhone ? undefined : 'sr-only'}>{billingTexts.payment}</h1>}
      {!onPhone && <SetupSteps current={step} {...(step > 0 && !isWorkerStepBusy && { onPress: goTo })} />}
      {step === 0 && <PaymentTab planId={planId ?? ''} onPaid={showNextStep} />}
      {step === 1 && isPaid && <PaidNotice />}
      {step === 1 && <WorkerStep onDone={() => goTo(2)} onBusyChange={setWorkerStepBusy} />}
      {step === 2 && <TopicStep onDone={() => navigate('/library?showAddButtonPopup=true')} />}
    </Page>
  )
}

function PaymentTab({ planId, onPaid }: { planId: string; onPaid: () => void }) {
  const problem = planProblem(planId)
  if (problem) return <PlanRefused problem={problem} />
  return (
    <CardDocument>
      <PaymentStep planId={planId} onPaid={onPaid} />
    </CardDocument>
  )
}

function firstStep({ isSubscribed, choosesTopics }: Omit<Props, 'isPaid'>): Step {
  if (!isSubscribed) return 0
  return choosesTopics ? 2 : 1
}
