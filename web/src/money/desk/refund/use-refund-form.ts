import type { RefundReason } from '@kasama/contract/desk/desk.rules'
import type { DeskPayment } from '@kasama/contract/money/desk/refunds.api'
import { useState } from 'react'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { centsOf, dollarsOf } from '../words'

type Draft = {
  isWhole: boolean
  amount: string
  reason: RefundReason
  note: string
  /** Key of this form: however often it is sent, money is refunded once. */
  key: string
  /** Cents that were shown as refunded when the form was first sent; null until then. */
  sent: number | null
}
const minNoteLength = 3

/** The form of a refund; it survives a reload, and a session that ended. */
export function useRefundForm({ id, refunded, refundable, unused }: DeskPayment) {
  const name = `desk-refund-${id}`
  const emptyDraft = (): Draft => ({
    isWhole: false,
    amount: unused ? dollarsOf(unused.amount) : '',
    reason: 'requested_by_customer',
    note: '',
    key: crypto.randomUUID(),
    sent: null,
  })
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(name) ?? emptyDraft())
  const [isSubmitted, setSubmitted] = useState(false)
  const cents = draft.isWhole ? refundable : centsOf(draft.amount)
  const isAmountWrong = cents === null || cents < 1 || cents > refundable
  const isNoteShort = draft.note.trim().length < minNoteLength

  function keep(next: Draft) {
    setDraft(next)
    storeDraft(name, next)
  }
  return {
    draft,
    cents: cents ?? 0,
    /** Shown only once the admin has tried to go on. */
    wrong: { amount: isSubmitted && isAmountWrong, note: isSubmitted && isNoteShort },
    set: (change: Partial<Draft>) => keep({ ...draft, ...change }),
    /** Returns whether the form can be sent; marks the wrong fields if not. */
    isReady() {
      setSubmitted(true)
      return !isAmountWrong && !isNoteShort
    },
    /** Returns the body of the call; `refunded` and `key` stay the same until there is a response. */
    body() {
      const sent = draft.sent ?? refunded
      keep({ ...draft, sent })
      return { amount: cents ?? 0, reason: draft.reason, note: draft.note.trim(), refunded: sent, key: draft.key }
    },
    /** Makes the next call another refund, based on what is shown then, after one that moved no money. */
    startNewRefund: () => keep({ ...draft, key: crypto.randomUUID(), sent: null }),
    drop: () => storeDraft(name, null),
  }
}

export type RefundForm = ReturnType<typeof useRefundForm>
