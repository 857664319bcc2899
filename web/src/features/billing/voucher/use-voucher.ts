import { useState, useTransition } from 'react'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { findVoucher, type Voucher } from './voucher'

/** The voucher field: default, checking, valid; an unknown code is told in a dialog and leads back to default. */
export function useVoucher() {
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
        setVoucher(found)
        setUnknown(found ? null : code)
        setTold(found !== null)
      } catch (error) {
        showToast(error instanceof Error ? error.message : '', 'error')
      }
    })
  }

  return {
    typed,
    type: setTyped,
    check,
    isChecking,
    voucher,
    /** Typed but not looked up: paying now would leave it out. */
    isUnchecked: typed.trim() !== '' && voucher === null && typed.trim() !== unknown,
    remove() {
      setVoucher(null)
      setTyped('')
    },
    /** The code to tell her about. */
    unknown: isTold ? null : unknown,
    tell: () => setTold(true),
  }
}

export type VoucherField = ReturnType<typeof useVoucher>
