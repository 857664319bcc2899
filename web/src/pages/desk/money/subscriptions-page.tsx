import { useQueryClient } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { moneyKey, useSummary } from '#money/desk/money.queries.ts'
import { ComparisonNotice } from '#money/desk/subscriptions/comparison-notice.tsx'
import { PlanList, usePlanState } from '#money/desk/subscriptions/plan-list.tsx'
import { subscriptionsTexts as t } from '#money/desk/subscriptions/subscriptions.texts.ts'
import { problemOf } from '#money/desk/words.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'

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
