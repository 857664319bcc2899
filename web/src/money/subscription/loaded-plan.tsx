import type { Subscription } from '@kasama/contract/money/billing.api'
import { type ReactNode, useState } from 'react'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { type PlanState, planState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'

type Props = { children: (subscription: Subscription, plan: PlanState) => ReactNode }

/** Shows its content once the plan has arrived. */
export function LoadedPlan({ children }: Props) {
  const { data, dataUpdatedAt, error, refetch } = useSubscription()
  if (data) return children(data, planState(data, new Date(dataUpdatedAt)))
  if (error) return <PlanLoadError onRetry={() => void refetch()} />
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}

/** The error is shown once in a dialog; the panel behind it offers a retry, too. */
function PlanLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useEmployerTexts(subscriptionTexts)
  const [isDismissed, setDismissed] = useState(false)
  const close = () => setDismissed(true)
  return (
    <Panel>
      <ErrorState text={t('planFailed')} action={t('tryAgain')} onAction={onRetry} />
      <Dialog
        open={!isDismissed}
        title={t('planFailed')}
        onDismiss={close}
        actions={
          <Button block onClick={close}>
            {t('ok')}
          </Button>
        }
      />
    </Panel>
  )
}
