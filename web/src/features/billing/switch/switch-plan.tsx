import { request } from '../../../shared/api/request'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { useProblems } from '../../../shared/ui/forms/use-problems'
import { Column } from '../../../shared/ui/rows/columns'
import { ErrorState } from '../../../shared/ui/states/error-state'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'
import { useSwitchPreview } from '../billing.queries'
import { chargeTexts } from '../charge/charge.texts'
import { ChargeDialogs } from '../charge/charge-dialogs'
import { problemsOf } from '../charge/problems-of'
import { useCharge } from '../charge/use-charge'
import { isUnreached } from '../unreached'
import { switchTexts } from './switch.texts'
import { SwitchSummary } from './switch-summary'

type Props = { planId: string; onSwitched: (amount: number) => void }

/** The exact price of the switch, before she agrees to it; or why it can't be made. */
export function SwitchPlan({ planId, onSwitched }: Props) {
  const { data: preview, error, refetch } = useSwitchPreview(planId)
  const { problems, tell } = useProblems()
  const charge = useCharge()

  if (!preview && error) return <Refused error={error} onAgain={() => void refetch()} />
  if (!preview) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }

  const { plan_id, proration_date, amount } = preview
  function pay() {
    tell({})
    charge.charge(
      {
        make: () => request('POST /payment/switch_plan', { body: { new_plan_id: plan_id, proration_date } }),
        isDone: (subscription) => subscription.subscription_plan_id === plan_id,
      },
      { onDone: () => onSwitched(amount), onProblem: (problem) => tell(problemsOf(problem, chargeTexts.switchFailed)) },
    )
  }
  return (
    <Column narrow>
      <SwitchSummary preview={preview} problems={problems} onPay={pay} />
      <ChargeDialogs charge={charge} doing="paymentInProgress" />
    </Column>
  )
}

function Refused({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const t = useEmployerTexts(switchTexts)
  if (isUnreached(error)) return <ErrorState text={t('planFailed')} action={t('tryAgain')} onAction={onAgain} />
  return (
    <ErrorState text={error.message}>
      <LinkButton to="/e-settings-plan">{t('yourPlan')}</LinkButton>
    </ErrorState>
  )
}
