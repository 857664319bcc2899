import { Download } from 'lucide-react'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import type { AccountQuery } from '../accounts.queries'
import { accountsTexts as t } from '../accounts.texts'

/** Saves the list, as it is filtered now, as a CSV file. */
export function ExportButton({ query }: { query: AccountQuery }) {
  const { limit: _, cursor: __, ...filters } = query
  const { mutate, isPending } = useDeskMutation('POST /admin/accounts/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv'),
    onError: (error) => showToast(error.message, 'error'),
  })
  return (
    <Button
      look="line"
      icon={<Download aria-hidden="true" />}
      busy={isPending}
      onClick={() => mutate({ body: filters })}
    >
      {t.export}
    </Button>
  )
}
