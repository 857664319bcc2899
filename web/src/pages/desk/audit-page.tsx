import { Download } from 'lucide-react'
import { auditTexts as t } from '#desk/audit/audit.texts.ts'
import { AuditList, auditFilters } from '#desk/audit/audit-list.tsx'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'

/** The audit trail; an organisation's admin reads only the entries of that organisation. */
export function AuditPage() {
  const state = useListState<(typeof auditFilters.filters)[number]>(auditFilters)
  const save = useDeskMutation('POST /admin/audit/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv'),
    onError: (error) => showToast(error.message, 'error'),
  })
  const { limit: _limit, cursor: _cursor, sort: _sort, ...search } = state.query
  return (
    <DeskPage
      title={t.title}
      actions={
        <Button
          look="line"
          busy={save.isPending}
          icon={<Download aria-hidden="true" />}
          onClick={() => save.mutate({ body: search as never })}
        >
          {t.csv}
        </Button>
      }
    >
      <AuditList state={state} />
    </DeskPage>
  )
}
