import { Check, TicketPercent } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { money } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { billingTexts } from '../billing.texts'
import type { VoucherField } from './use-voucher'
import styles from './voucher-input.module.css'

export function VoucherInput({
  voucher: { typed, type, check, isChecking, voucher, remove },
}: {
  voucher: VoucherField
}) {
  const t = useEmployerTexts(billingTexts)
  const { percent_off, amount_off } = voucher?.discount ?? {}
  const discountText = percent_off
    ? t('percentOff', { percent: percent_off })
    : t('amountOff', { amount: money(amount_off ?? 0) })

  // Enter in this field checks the code, it does not pay.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    check()
  }

  return (
    <div className="stack gap-8">
      <TextField
        label={t('voucher')}
        icon={<TicketPercent aria-hidden="true" />}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        readOnly={voucher !== null}
        ok={voucher !== null}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {!voucher && typed.trim() !== '' && (
        <Button look="line" size="s" busy={isChecking} onClick={check}>
          {t('check')}
        </Button>
      )}
      {voucher && (
        <p className={styles.worth} role="status">
          <Check aria-hidden="true" />
          {discountText}
          <Button look="quiet" size="s" onClick={remove}>
            {t('remove')}
          </Button>
        </p>
      )}
    </div>
  )
}
