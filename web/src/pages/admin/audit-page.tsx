import { Download } from 'lucide-react'
import { auditTexts as t } from '../../features/admin/audit/audit.texts'
import { AuditList, auditFilters } from '../../features/admin/audit/audit-list'
import { useListState } from '../../features/admin/parts/list/use-list-state'
import { DeskPage } from '../../features/admin/parts/page/desk-page'
import { useDeskMutation } from '../../features/admin/sign-in/desk-request'
import { saveFile } from '../../shared/device/save-file'
import { Button } from '../../shared/ui/actions/button'
import { showToast } from '../../shared/ui/feedback/toast-store'

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
