import type { DeskVoucher } from '@kasama/contract/desk/money/vouchers.api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fillIn } from '../../../../shared/i18n/texts'
import { TextField } from '../../../../shared/ui/forms/text-field'
import { useDeskMutation } from '../../coming-in/desk-request'
import { FormDialog } from '../../parts/doing/form-dialog'
import { useDeskDraft } from '../../parts/doing/use-desk-draft'
import { moneyKey } from '../money.queries'
import { problemOf } from '../words'
import { vouchersTexts as t } from './vouchers.texts'

const shortest = 3

/** Switches a voucher off, with the reason. */
export function EndVoucher({ voucher: { id, code }, onDone }: { voucher: DeskVoucher; onDone: () => void }) {
  const form = useDeskDraft(`desk-end-${id}`, { reason: '' })
  const { reason } = form.draft
  const [isShort, setShort] = useState(false)
  const queries = useQueryClient()
  const end = useDeskMutation('POST /admin/vouchers/:id/end', {
    async onSuccess() {
      form.drop()
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
      onSubmit={() =>
        reason.trim().length < shortest
          ? setShort(true)
          : end.mutate({ params: { id }, body: { reason: reason.trim() } })
      }
      onDismiss={onDone}
    >
      <p>{t.endText}</p>
      <TextField
        label={t.reason}
        value={reason}
        maxLength={300}
        error={isShort ? t.reasonShort : undefined}
        onChange={({ target }) => {
          form.set({ reason: target.value })
          setShort(false)
        }}
      />
    </FormDialog>
  )
}
