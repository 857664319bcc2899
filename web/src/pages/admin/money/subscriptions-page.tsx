import { useQueryClient } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { moneyKey, useSummary } from '../../../features/admin/money/money.queries'
import { ComparisonNotice } from '../../../features/admin/money/subscriptions/comparison-notice'
import { PlanList, usePlanState } from '../../../features/admin/money/subscriptions/plan-list'
import { subscriptionsTexts as t } from '../../../features/admin/money/subscriptions/subscriptions.texts'
import { problemOf } from '../../../features/admin/money/words'
import { countOf } from '../../../features/admin/parts/list/list-foot'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'
import { useDeskMutation } from '../../../features/admin/sign-in/desk-request'
import { saveFile } from '../../../shared/device/save-file'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'

/** Plans that households pay for: our data beside the provider's. */
export function SubscriptionsPage() {
  const state = usePlanState()
  const queries = useQueryClient()
  const { data } = useSummary()
  const compare = useDeskMutation('POST /admin/subscriptions/compare', {
    onSuccess: () => queries.invalidateQueries({ queryKey: moneyKey }),
  })
  const save = useDeskMutation('POST /admin/subscriptions/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv;charset=utf-8'),
  })
  const { limit: _, cursor: __, ...body } = state.query
  const problem = problemOf(compare.error ?? save.error)
  const isComparing = data?.comparison?.ended_at === null
  return (
    <DeskPage
      title={t.title}
      count={countOf(data?.views.all)}
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
      <PlanList state={state} />
    </DeskPage>
  )
}
