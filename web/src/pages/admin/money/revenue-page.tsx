import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { revenueQuery } from '../../../features/admin/money/money.queries'
import { revenueTexts as t } from '../../../features/admin/money/revenue/revenue.texts'
import { longMonth } from '../../../features/admin/money/revenue/revenue-months'
import { RevenueView } from '../../../features/admin/money/revenue/revenue-view'
import { problemOf } from '../../../features/admin/money/words'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'
import { ListError } from '../../../features/admin/parts/states/list-error'
import { useDeskMutation } from '../../../features/admin/sign-in/desk-request'
import { saveFile } from '../../../shared/device/save-file'
import { plainSingaporeDate } from '../../../shared/format/date'
import { fillIn } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'

/** Paying households and their revenue, over twelve months. */
export function RevenuePage() {
  const { data, error, refetch } = useQuery(revenueQuery)
  const save = useDeskMutation('POST /admin/revenue/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv;charset=utf-8'),
  })
  const problem = problemOf(save.error)
  const from = data?.months[0] ? `1 ${longMonth(data.months[0].month)}` : ''
  return (
    <DeskPage
      title={t.title}
      lead={data && fillIn(t.lead, { from, to: plainSingaporeDate(data.at, 'eng') })}
      actions={
        <Button
          look="line"
          icon={<Download aria-hidden="true" />}
          busy={save.isPending}
          onClick={() => save.mutate({} as Parameters<typeof save.mutate>[0])}
        >
          {t.download}
        </Button>
      }
    >
      {problem && <Notice kind="bad">{problem}</Notice>}
      {data ? (
        <RevenueView revenue={data} />
      ) : error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="title" width="most" />
        </Loading>
      )}
    </DeskPage>
  )
}
