import type { DeskVoucher, VoucherUse } from '@kasama/contract/money/desk/vouchers.api'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Values } from '#desk-kit/figures/values.tsx'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { saveFile } from '#shared/device/save-file.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import styles from '../money.module.css'
import { moneyKey, useVoucher } from '../money.queries'
import { useReason } from '../use-reason'
import { errorText, formatCents } from '../words'
import { vouchersTexts as t } from './vouchers.texts'

/** Details of a voucher: its latest uses, the sum of its discounts, and a button to end it. */
export function VoucherDetails({ of }: { of: DeskVoucher }) {
  const [isEnding, setEnding] = useState(false)
  const answer = useVoucher(of.id)
  const { data } = answer
  const facts = factsOf(data?.voucher ?? of, data?.given)
  return (
    <div className={styles.details}>
      <div className="stack pack gap-10 shrink">
        <Uses id={of.id} uses={data?.uses} used={data?.used ?? 0} />
        <QueryError what={t.whoUsed} answer={answer} />
      </div>
      <div className="stack pack gap-10 shrink">
        <Values values={facts} className={styles.facts} />
        {of.state !== 'ended' && (
          <div className="row wrap gap-10">
            <Button look="line" size="s" onClick={() => setEnding(true)}>
              {t.end}
            </Button>
          </div>
        )}
      </div>
      {isEnding && <EndVoucher voucher={of} onDone={() => setEnding(false)} />}
    </div>
  )
}

function factsOf(voucher: DeskVoucher, given: number | undefined): [string, string][] {
  const { minimum, first_time, made_by: name, created_at, ended_by } = voucher
  const day = plainSingaporeDate(created_at, 'eng')
  return [
    [t.given, given === undefined ? '…' : formatCents(given)],
    [t.household, t.yes],
    ...(minimum !== null ? [[t.minimum, formatCents(minimum)] as [string, string]] : []),
    ...(first_time ? [[t.firstTime, t.yes] as [string, string]] : []),
    [t.made, name ? fillIn(t.madeBy, { name, day }) : day],
    ...(ended_by ? [[t.endedBy, ended_by] as [string, string]] : []),
  ]
}

type UsesProps = { id: string; uses: VoucherUse[] | undefined; used: number }

function Uses({ id, uses, used }: UsesProps) {
  const save = useDeskMutation('POST /admin/vouchers/:id/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv;charset=utf-8'),
  })
  return (
    <>
      <div className="row between wrap gap-4 gap-x-16">
        <b>{t.whoUsed}</b>
        {used > 0 && (
          <button type="button" className={styles.link} onClick={() => save.mutate({ params: { id } })}>
            <Download aria-hidden="true" />
            {fillIn(t.downloadAll, { number: used.toLocaleString('en') })}
          </button>
        )}
      </div>
      {uses?.length === 0 && <p className={styles.quiet}>{t.nobody}</p>}
      <ul className={styles.lines}>
        {uses?.map(({ user_id, name, used_at, plan_name, saved }) => (
          <li key={`${user_id} ${used_at}`}>
            <span>{name || t.gone}</span>
            <small className={styles.quiet}>
              {plainSingaporeDate(used_at, 'eng')}, {fillIn(t.saved, { plan: plan_name, amount: formatCents(saved) })}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Switches a voucher off, with the reason. */
function EndVoucher({ voucher: { id, code }, onDone }: { voucher: DeskVoucher; onDone: () => void }) {
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
      problem={errorText(end.error)}
      onSubmit={() => reason.submit((why) => end.mutate({ params: { id }, body: { reason: why } }))}
      onDismiss={onDone}
    >
      <p>{t.endText}</p>
      <TextField label={t.reason} {...reason.field} />
    </FormDialog>
  )
}
