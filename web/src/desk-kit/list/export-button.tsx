import { Download } from 'lucide-react'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useDeskMutation } from '../sign-in/desk-request'

type Props = {
  call: 'POST /admin/accounts/export' | 'POST /admin/audit/export'
  label: string
  /** The list's query in the address. */
  query: { limit: number; cursor?: string }
}

/** Saves all pages of a list, as it is filtered now, as a CSV file. */
export function ExportButton({ call, label, query: { limit: _, cursor: __, ...body } }: Props) {
  const { mutate, isPending } = useDeskMutation(call, {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv'),
    onError: (error) => showToast(error.message, 'error'),
  })
  return (
    <Button look="line" icon={<Download aria-hidden="true" />} busy={isPending} onClick={() => mutate({ body })}>
      {label}
    </Button>
  )
}
