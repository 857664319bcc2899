import { Comparison } from '#desk-kit/comparison/comparison.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import styles from '../money.module.css'
import { useBilling, useSummary } from '../money.queries'
import { MatchCell, oursOf, providerStateOf, StateCell } from '../subscriptions/plan-states'
import { providerName } from '../subscriptions/subscriptions.texts'
import { formatCents, formatDay } from '../words'
import { PaymentsTable } from './payments-table'
import { refundTexts as t } from './refund.texts'

type Props = { id: number; name: string; email: string | null }

/** An account's plan beside the provider's, and its payments: a part of the account's page. */
export function AccountBilling({ id, name, email }: Props) {
  const provider = providerName(useSummary().data?.provider)
  const billing = useBilling(id)
  const plan = billing.data?.subscription
  const payments = billing.data?.payments ?? []
  return (
    <>
      <Panel>
        <div className="row between wrap gap-4 gap-x-16">
          <h2>{t.subscription}</h2>
          {plan && <MatchCell plan={plan} />}
        </div>
        {plan ? (
          <Comparison
            provider={provider}
            ours={[
              { label: t.state, value: <StateCell state={{ ...oursOf(plan), note: '' }} /> },
              { label: t.for, value: plan.plan_name },
              { label: t.ends, value: formatDay(plan.period_end) },
            ]}
            theirs={[
              { label: t.state, value: <StateCell state={{ ...providerStateOf(plan, provider), note: '' }} /> },
              {
                label: t.nextCharge,
                value: plan.next_charge
                  ? `${formatCents(plan.next_charge.amount)}, ${formatDay(plan.next_charge.at)}`
                  : t.none,
              },
            ]}
          />
        ) : (
          billing.data && <p className={styles.quiet}>{t.noPlan}</p>
        )}
        {billing.isPending && (
          <Loading>
            <Skeleton shape="banner" />
          </Loading>
        )}
      </Panel>
      {(payments.length > 0 || billing.error) && (
        <ListPanel head={<h2>{t.payments}</h2>} answer={billing}>
          {() => <PaymentsTable payments={payments} account={{ name, email }} />}
        </ListPanel>
      )}
    </>
  )
}
