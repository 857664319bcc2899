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
  const [unknown, setUnknown] = useState<string | null>(null)
  const [isTold, setTold] = useState(true)
  const [isChecking, start] = useTransition()

  function check() {
    const code = typed.trim()
    if (code === '' || isChecking) return
    start(async () => {
      try {
        const found = await findVoucher(code)
        const isGood = found !== null && (await isForPlan(found))
        setVoucher(isGood ? found : null)
        setUnknown(isGood ? null : code)
        setTold(isGood)
      } catch (error) {
        showToast(error instanceof Error ? error.message : '', 'error')
      }
    })
  }

  /** Fetches the price with the voucher, too. Any other error is left to the payment. */
  const isForPlan = (found: Voucher) =>
    queries.fetchQuery(purchaseQuery(planId, found)).then(
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
    isUnchecked: typed.trim() !== '' && voucher === null && typed.trim() !== unknown,
    remove() {
      setVoucher(null)
      setTyped('')
    },
    /** Called if a code that was valid when checked is refused at payment. */
    refuse() {
      setVoucher(null)
      setUnknown(typed.trim())
      setTold(false)
    },
    /** The refused code, for the dialog. */
    unknown: isTold ? null : unknown,
    tell: () => setTold(true),
  }
}

export type VoucherField = ReturnType<typeof useVoucher>
