import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { purchaseQuery } from '../billing.queries'
import { findVoucher, isUnknown, type Voucher } from './voucher'

/**
 * The voucher field: default, checking, valid. A code that is unknown, or not for her or this plan, is reported in a
 * dialog and leads back to default.
 */
export function useVoucher(planId: string) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [voucher, setVoucher] = useState<Voucher | null>(null)
  const [unknownCode, setUnknownCode] = useState<string | null>(null)
  const [isDialogClosed, setDialogClosed] = useState(true)
  const [isChecking, start] = useTransition()

  function check() {
    const code = typed.trim()
    if (code === '' || isChecking) return
    start(async () => {
      try {
        const foundVoucher = await findVoucher(code)
        const isValid = foundVoucher !== null && (await isForPlan(foundVoucher))
        setVoucher(isValid ? foundVoucher : null)
        setUnknownCode(isValid ? null : code)
        setDialogClosed(isValid)
      } catch (error) {
        showToast(error instanceof Error ? error.message : '', 'error')
      }
    })
  }

  /** Fetches the price with the voucher, too. Any other error is left to the payment. */
  const isForPlan = (foundVoucher: Voucher) =>
    queries.fetchQuery(purchaseQuery(planId, foundVoucher)).then(
      () => true,
      (error) => !isUnknown(error),
    )

  return {
    typed,
    type: setTyped,
    check,
    isChecking,
    voucher,
    /** Typed but not checked: paying now would leave it out. */
    isUnchecked: typed.trim() !== '' && voucher === null && typed.trim() !== unknownCode,
    remove() {
      setVoucher(null)
      setTyped('')
    },
    /** Called if a code that was valid when checked is refused at payment. */
    refuse() {
      setVoucher(null)
      setUnknownCode(typed.trim())
      setDialogClosed(false)
    },
    /** The refused code, for the dialog. */
    refusedCode: isDialogClosed ? null : unknownCode,
    closeDialog: () => setDialogClosed(true),
  }
}

export type VoucherField = ReturnType<typeof useVoucher>
