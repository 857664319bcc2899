import type { DeskVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { moneyKey } from '../money.queries'
import { useReason } from '../use-reason'
import { problemOf } from '../words'
import { vouchersTexts as t } from './vouchers.texts'

/** Switches a voucher off, with the reason. */
export function EndVoucher({ voucher: { id, code }, onDone }: { voucher: DeskVoucher; onDone: () => void }) {
  const reason = useReason(`desk-end-${id}`, t.reasonShort)
  const queries = useQueryClient()
  const end = useDeskMutation('POST /admin/vouchers/:id/end', {
    async onSuccess() {
      reason.drop()
      await queries.invalidateQueries({ queryKey: moneyKey })
      onDone()
    },
  })
  return (
    <FormDialog
      open
      title={fillIn(t.endTitle, { code })}
      action={t.end}
      busy={end.isPending}
      fresh
      problem={problemOf(end.error)}
      onSubmit={() => reason.submit((why) => end.mutate({ params: { id }, body: { reason: why } }))}
      onDismiss={onDone}
    >
      <p>{t.endText}</p>
      <TextField label={t.reason} {...reason.field} />
    </FormDialog>
  )
}
