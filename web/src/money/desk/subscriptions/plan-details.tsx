import type { AdminSubscription } from '@kasama/contract/money/desk/subscriptions.api'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import styles from '../money.module.css'
import { useBilling } from '../money.queries'
import { LatestPayments } from '../refund/payments-table'
import { dayOf, problemOf } from '../words'
import { DecideDialog } from './decide-dialog'
import { subscriptionsTexts as t } from './subscriptions.texts'

type Props = { plan: AdminSubscription; provider: string }

/** Details of a plan: how to settle a difference, its payments, and a link to the provider. */
export function PlanDetails({ plan, provider }: Props) {
  const { theirs } = plan
  const billing = useBilling(plan.user_id)
  const payments = billing.data?.payments ?? []
  return (
    <div className={styles.details}>
      <div className={styles.part}>
        {theirs?.status === 'gone' && plan.match === 'differs' ? (
          <Gone plan={plan} provider={provider} />
        ) : (
          theirs && <p className={styles.quiet}>{fillIn(t.seen, { provider, at: dateAndTime(theirs.seen_at) })}</p>
        )}
        <MissingPart what={t.payments} answer={billing} />
        {payments.length > 0 && <LatestPayments payments={payments} account={{ name: plan.name, email: plan.email }} />}
      </div>
      <Ways plan={plan} provider={provider} />
    </div>
  )
}

function Ways({ plan, provider }: Props) {
  const { has } = useDesk()
  const queries = useQueryClient()
  const params = { id: plan.user_id }
  const compare = useDeskMutation('POST /admin/accounts/:id/billing/compare', {
    onSuccess: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
  const problem = problemOf(compare.error)
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        {plan.theirs && (
          <Button
            look="line"
            size="s"
            icon={<RefreshCw aria-hidden="true" />}
            busy={compare.isPending}
            onClick={() => compare.mutate({ params })}
          >
            {t.compareOne}
          </Button>
        )}
        {plan.theirs?.url && (
          <a className={styles.link} href={plan.theirs.url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {fillIn(t.openThere, { provider })}
          </a>
        )}
        {has('accounts/:id') && <TextLink to={`/admin/accounts/${plan.user_id}`}>{t.account}</TextLink>}
      </div>
      {problem && <Notice kind="bad">{problem}</Notice>}
    </div>
  )
}

/** The provider no longer has a subscription that was paid for: an admin decides about the access. */
function Gone({ plan, provider }: Props) {
  const [access, setAccess] = useState<'keep' | 'end'>()
  const day = dayOf(plan.period_end)
  return (
    <>
      <b>{fillIn(t.goneTitle, { provider })}</b>
      <p>{fillIn(t.goneText, { day })}</p>
      <div className={styles.actions}>
        <Button look="line" size="s" onClick={() => setAccess('keep')}>
          {fillIn(t.keep, { day })}
        </Button>
        <Button look="line" size="s" onClick={() => setAccess('end')}>
          {t.end}
        </Button>
      </div>
      <p className={styles.quiet}>{t.either}</p>
      <DecideDialog plan={plan} access={access} onDone={() => setAccess(undefined)} />
    </>
  )
}
