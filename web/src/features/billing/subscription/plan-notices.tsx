import type { Subscription } from '@kasama/contract/billing.api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { request } from '../../../shared/api/request'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { Notice } from '../../../shared/ui/feedback/notice'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { PlanState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'

type Props = { subscription: Subscription; plan: PlanState }

/** Problems and unfinished payments of a plan, with a link to act on each. */
export function PlanNotices({ subscription: { problem, attempt }, plan }: Props) {
  const t = useEmployerTexts(subscriptionTexts)
  const way = (to: string, label: string) => (
    <>
      <br />
      <TextLink to={to}>
        {label}
        <ArrowRight aria-hidden="true" />
      </TextLink>
    </>
  )
  return (
    <>
      {problem === 'past_due' && plan.kind === 'pastDue' && (
        <Notice kind="warn">
          {t('renewalFailed', { date: plan.date, access: plan.access })}
          {way('/e-settings-card', t('newCard'))}
        </Notice>
      )}
      {problem === 'disputed' && (
        <Notice kind="warn">
          {t('disputedText')}
          {way('/e-contact', t('contact'))}
        </Notice>
      )}
      {plan.kind === 'canceled' && <Notice>{t('afterThat')}</Notice>}
      {attempt && <UnderWay />}
    </>
  )
}

/** A payment with unknown result: after closing the bank's window, or the page, she can have it checked. */
function UnderWay() {
  const t = useEmployerTexts(subscriptionTexts)
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('POST /payment/settle'),
    onSuccess: () => queries.invalidateQueries(),
    onError: ({ message }) => showToast(message, 'error'),
  })
  return (
    <Notice>
      <p>{t('underWay')}</p>
      <Button look="quiet" size="s" busy={isPending} onClick={() => mutate()}>
        {t('checkPayment')}
      </Button>
    </Notice>
  )
}
