import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { DeskSubscription } from '@kasama/contract/money/desk/subscriptions.api'
import { useQueryClient } from '@tanstack/react-query'
import { Download, ExternalLink, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import { cappedCount } from '#desk-kit/list/list-foot.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { saveFile } from '#shared/device/save-file.ts'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import styles from '../money.module.css'
import { moneyKey, useBilling, useSummary } from '../money.queries'
import { LatestPayments } from '../refund/payments-table'
import { useReason } from '../use-reason'
import { errorText, formatDay } from '../words'
import { ComparisonNotice } from './comparison-notice'
import { MatchCell, oursOf, providerStateOf, StateCell } from './plan-states'
import { providerName, subscriptionsTexts as t } from './subscriptions.texts'

type PlanQuery = Input<Calls['GET /admin/subscriptions']>['query']

const otherViews = ['active', 'late', 'ending', 'look'] as const

const columnsFor = (provider: string): Column<DeskSubscription>[] => [
  {
    key: 'name',
    label: t.household,
    render: ({ name, email }) => (
      <span className={styles.who}>
        {name || email}
        {name && email && <small translate="no">{email}</small>}
      </span>
    ),
  },
  { key: 'plan', label: t.plan, render: ({ plan_name }) => plan_name },
  {
    key: 'ours',
    label: t.ours,
    render: (plan) => <StateCell state={oursOf(plan)} />,
    sort: { up: 'ends', down: '-ends' },
  },
  { key: 'theirs', label: provider, render: (plan) => <StateCell state={providerStateOf(plan, provider)} /> },
  { key: 'match', label: t.match, render: (plan) => <MatchCell plan={plan} /> },
]

/** Plans that households pay for: our data beside the provider's. */
export function PlanList() {
  const queries = useQueryClient()
  const { data: summary } = useSummary()
  const provider = providerName(summary?.provider)
  const list = useDeskList({
    queryKey: [...moneyKey, 'plans'],
    load: ({ view = 'all', ...query }: PlanQuery) =>
      deskRequest('GET /admin/subscriptions', { query: { ...query, view } }),
    rowKey: ({ user_id }) => String(user_id),
    filters: ['view'],
    known: { view: otherViews },
    sorts: ['ends', '-ends'],
  })
  const compare = useDeskMutation('POST /admin/subscriptions/compare', {
    onSuccess: () => queries.invalidateQueries({ queryKey: moneyKey }),
  })
  const save = useDeskMutation('POST /admin/subscriptions/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv;charset=utf-8'),
  })
  const { limit: _, cursor: __, ...body } = list.state.query
  const problem = errorText(compare.error ?? save.error)
  const isComparing = summary?.comparison?.ended_at === null
  return (
    <DeskPage
      title={t.title}
      count={cappedCount(summary?.views.all)}
      actions={
        <>
          <Button
            look="line"
            icon={<RefreshCw aria-hidden="true" />}
            busy={compare.isPending || isComparing}
            onClick={() => compare.mutate({})}
          >
            {t.compare}
          </Button>
          <Button
            look="line"
            icon={<Download aria-hidden="true" />}
            busy={save.isPending}
            onClick={() => save.mutate({ body: body as Parameters<typeof save.mutate>[0]['body'] })}
          >
            {t.download}
          </Button>
        </>
      }
    >
      {problem && <Notice kind="bad">{problem}</Notice>}
      <ComparisonNotice />
      <DeskList
        list={list}
        texts={t}
        views={[
          { label: t.all, count: summary?.views.all, sets: {} },
          ...otherViews.map((view) => ({ label: t[view], count: summary?.views[view], sets: { view } })),
        ]}
        columns={columnsFor(provider)}
        rowName={({ name, email }) => name || (email ?? '')}
        open={(plan) => <PlanDetails plan={plan} provider={provider} />}
      />
    </DeskPage>
  )
}

type Props = { plan: DeskSubscription; provider: string }

/** Details of a plan: how to settle a difference, its payments, and a link to the provider. */
function PlanDetails({ plan, provider }: Props) {
  const { theirs } = plan
  const billing = useBilling(plan.user_id)
  const payments = billing.data?.payments ?? []
  return (
    <div className={styles.details}>
      <div className="stack pack gap-10 shrink">
        {theirs?.status === 'gone' && plan.match === 'differs' ? (
          <Gone plan={plan} provider={provider} />
        ) : (
          theirs && <p className={styles.quiet}>{fillIn(t.seen, { provider, at: dateAndTime(theirs.seen_at) })}</p>
        )}
        <QueryError what={t.payments} answer={billing} />
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
  const problem = errorText(compare.error)
  return (
    <div className="stack pack gap-10 shrink">
      <div className="row wrap gap-10">
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
  const day = formatDay(plan.period_end)
  return (
    <>
      <b>{fillIn(t.goneTitle, { provider })}</b>
      <p>{fillIn(t.goneText, { day })}</p>
      <div className="row wrap gap-10">
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

type DecideDialogProps = { plan: DeskSubscription; access: 'keep' | 'end' | undefined; onDone: () => void }

/** Decides whether access stays until its end or ends now, with the reason. */
function DecideDialog({ plan, access, onDone }: DecideDialogProps) {
  const reason = useReason(`desk-decide-${plan.user_id}`, t.reasonShort)
  const queries = useQueryClient()
  const decide = useDeskMutation('POST /admin/subscriptions/:id/decide', {
    async onSuccess() {
      reason.drop()
      await queries.invalidateQueries({ queryKey: ['desk'] })
      onDone()
    },
  })
  const name = plan.name || (plan.email ?? '')
  const day = formatDay(plan.period_end)
  const isKept = access === 'keep'
  const submit = () =>
    reason.submit((why) => access && decide.mutate({ params: { id: plan.user_id }, body: { access, reason: why } }))
  return (
    <FormDialog
      open={access !== undefined}
      title={fillIn(isKept ? t.keepTitle : t.endTitle, { name })}
      action={isKept ? fillIn(t.keep, { day }) : t.end}
      isRed={!isKept}
      busy={decide.isPending}
      fresh
      problem={errorText(decide.error)}
      onSubmit={submit}
      onDismiss={onDone}
    >
      <p>{fillIn(isKept ? t.keepSentence : t.endSentence, { name, day })}</p>
      <TextField label={t.reason} {...reason.field} />
    </FormDialog>
  )
}
