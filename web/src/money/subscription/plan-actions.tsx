import type { Subscription } from '@kasama/contract/money/billing.api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import planCanceled from '#assets/art/plan-canceled.svg'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { isServerUnavailable } from '../server-unavailable'
import { ChargeTerms } from '../terms/charge-terms'
import type { PlanState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'

const showFailure = (error: Error) =>
  showToast(isServerUnavailable(error) ? subscriptionTexts.switchFailed : error.message, 'error')

const isCanceledAlready = (error: unknown) => error instanceof RequestError && error.code === 'plan_canceled_already'

/** Cancels at the end of the paid period. An earlier cancellation, made elsewhere, is reported in the same way. */
function useCancelPlan(onCanceled: (title: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST /payment/switch_plan', { body: { new_plan_id: 0 } }),
    onSuccess: () => onCanceled(subscriptionTexts.isCanceled),
    onError: (error) => (isCanceledAlready(error) ? onCanceled(error.message) : showFailure(error)),
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Reverts a cancellation. */
function useResumePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST /payment/resume'),
    onSuccess: () => void showToast(subscriptionTexts.resumed),
    onError: (error) => void showFailure(error),
    onSettled: () => queries.invalidateQueries(),
  })
}

const mayCancel = ({ kind, renews }: PlanState) =>
  kind === 'active' || kind === 'pastDue' || (kind === 'disputed' && renews)
const mayKeep = ({ kind, renews }: PlanState) => kind === 'canceled' || (kind === 'disputed' && !renews)

type Props = { plan: PlanState; renewal: Subscription['renewal'] }

/** The button to cancel, always visible, and its opposite while the period runs. */
export function PlanActions({ plan, renewal }: Props) {
  const { kind, access } = plan
  const isDisputed = kind === 'disputed'
  const t = useEmployerTexts(subscriptionTexts)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [resultTitle, setResultTitle] = useState<string | null>(null)
  const cancel = useCancelPlan((title) => {
    setDialogOpen(false)
    setResultTitle(title)
  })
  const resume = useResumePlan()
  const close = () => setResultTitle(null)
  // A period that is already over gives no remaining access.
  const hasEndDate = kind !== 'pastDue' && kind !== 'ended' && plan.date !== ''
  return (
    <>
      {mayCancel(plan) && (
        <Button look="warning" block onClick={() => setDialogOpen(true)}>
          {t('cancel')}
        </Button>
      )}
      {mayKeep(plan) && renewal && (
        <>
          <h3>{t('ifKept')}</h3>
          <ChargeTerms today={0} isYearly={plan.isYearly} next={renewal} />
        </>
      )}
      {mayKeep(plan) && (
        <Button block busy={resume.isPending} onClick={() => resume.mutate()}>
          {t('resume')}
        </Button>
      )}
      <ChoiceDialog
        open={isDialogOpen}
        title={t('sureToCancel')}
        text={hasEndDate ? t(isDisputed ? 'keepHeld' : 'keepAccess', { date: access }) : t('comeBack')}
        yes={{ label: t('yes'), onPress: () => cancel.mutate(), busy: cancel.isPending, isDangerous: true }}
        no={{ label: t('no'), onPress: () => setDialogOpen(false) }}
      />
      <Dialog
        open={resultTitle !== null}
        title={resultTitle ?? ''}
        text={hasEndDate ? t(isDisputed ? 'heldUntil' : 'accessUntil', { date: access }) : t('comeBack')}
        picture={<DialogPicture src={planCanceled} width={168} />}
        onDismiss={close}
        actions={
          <Button block onClick={close}>
            {t('ok')}
          </Button>
        }
      />
    </>
  )
}
