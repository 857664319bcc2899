import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { revenueQuery } from '#money/desk/money.queries.ts'
import { revenueTexts as t } from '#money/desk/revenue/revenue.texts.ts'
import { longMonth } from '#money/desk/revenue/revenue-months.tsx'
import { RevenueView } from '#money/desk/revenue/revenue-view.tsx'
import { errorText } from '#money/desk/words.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** Paying households and their revenue, over twelve months. */
export function RevenuePage() {
  const { data, error, refetch } = useQuery(revenueQuery)
  const save = useDeskMutation('POST /admin/revenue/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv;charset=utf-8'),
  })
  const problem = errorText(save.error)
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
