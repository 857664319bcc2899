import { plans } from '@kasama/contract/money/billing.rules'
import type { WorkerDetails } from '@kasama/contract/people/worker.api'
import { BadgeCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import picture from '#assets/art/replace-worker.svg'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import styles from './details.module.css'
import { useReplaceWorker } from './details.queries'
import { detailsTexts } from './details.texts'

type Props = { worker: WorkerDetails; name: string; onReplaced: () => void }

/** Ends the worker's access so that another can start; how often depends on the plan. */
export function ReplacePanel({ worker, name, onReplaced }: Props) {
  const t = useEmployerTexts(detailsTexts)
  const [isAsking, setAsking] = useState(false)
  const profile = useProfile()
  const subscription = useSubscription()
  const isYearly = plans[subscription.data?.subscription_plan_id ?? 0]?.kind === 'yearly'
  const isSubscribed = profile.data?.is_subscribed
  const isBarred = !worker.may_replace
  return (
    <Panel>
      <h2>{t('replace')}</h2>
      <p className={styles.quiet}>{t('replaceText', { name })}</p>
      {/* If the rule above the button loaded later, it would move the button under a finger. */}
      {subscription.isPending ? (
        <Skeleton shape="button" />
      ) : (
        <>
          <MissingParts parts={[profile, subscription]} />
          {subscription.data && isSubscribed && (
            <Notice kind="ok" icon={<BadgeCheck aria-hidden="true" />}>
              {t(isYearly ? 'annualRule' : 'monthlyRule')}
            </Notice>
          )}
          <Button
            look="line"
            block
            icon={<RefreshCw aria-hidden="true" />}
            disabledReason={isBarred ? t(isSubscribed ? 'usedUp' : 'subscribeFirst') : undefined}
            onClick={() => setAsking(true)}
          >
            {t('replace')}
          </Button>
        </>
      )}
      {isAsking && (
        <ReplaceDialog worker={worker} name={name} onReplaced={onReplaced} onClose={() => setAsking(false)} />
      )}
    </Panel>
  )
}

function ReplaceDialog({ worker, name, onReplaced, onClose }: Props & { onClose: () => void }) {
  const t = useEmployerTexts(detailsTexts)
  const replace = useReplaceWorker(worker.id, onReplaced)
  const close = () => replace.isPending || onClose()
  return (
    <Dialog
      open
      title={t('replaceTitle', { name })}
      text={t('replaceWarning', { name })}
      picture={<DialogPicture src={picture} width={168} />}
      onDismiss={close}
      actions={
        <>
          <Button look="danger" block busy={replace.isPending} onClick={() => replace.mutate()}>
            {t('yesReplace')}
          </Button>
          <Button look="line" block disabled={replace.isPending} onClick={close}>
            {t('no')}
          </Button>
        </>
      }
    >
      {replace.error && <Notice kind="bad">{replace.error.message}</Notice>}
    </Dialog>
  )
}
