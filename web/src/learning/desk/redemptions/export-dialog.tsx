import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { useExportRedemptions } from './redemptions.queries'
import { redemptionsTexts as t } from './redemptions.texts'

type Props = { open: boolean; filters: Record<string, string>; onClose: () => void }

/** Asks before names and addresses leave the product: the identity is confirmed, and the audit records it. */
export function ExportDialog({ open, filters, onClose }: Props) {
  const exporting = useExportRedemptions()
  const body = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  return (
    <FormDialog
      open={open}
      title={t.exportTitle}
      action={t.exportAction}
      fresh
      busy={exporting.isPending}
      onSubmit={() => exporting.mutate({ body }, { onSettled: onClose })}
      onDismiss={onClose}
    >
      <p>{t.exportText}</p>
    </FormDialog>
  )
}
