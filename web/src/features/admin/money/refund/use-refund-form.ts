import type { AdminPayment } from '@kasama/contract/desk/money/refunds.api'
import type { RefundReason } from '@kasama/contract/desk.rules'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../../../shared/session/draft'
import { centsOf, dollarsOf } from '../words'

type Draft = {
  isWhole: boolean
  amount: string
  reason: RefundReason
  note: string
  /** Of this form: however often it is sent, money goes back once. */
  key: string
  /** What was shown as given back already when it was sent first; null as long as it was not. */
  sent: number | null
}
const shortest = 3

/** What she wrote into the form of a refund; it outlives a reload, and a session that ended. */
export function useRefundForm({ id, refunded, refundable, unused }: AdminPayment) {
  const name = `desk-refund-${id}`
  const fresh = (): Draft => ({
    isWhole: false,
    amount: unused ? dollarsOf(unused.amount) : '',
    reason: 'requested_by_customer',
    note: '',
    key: crypto.randomUUID(),
    sent: null,
  })
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(name) ?? fresh())
  const [isTried, setTried] = useState(false)
  const cents = draft.isWhole ? refundable : centsOf(draft.amount)
  const isAmountWrong = cents === null || cents < 1 || cents > refundable
  const isNoteShort = draft.note.trim().length < shortest

  function keep(next: Draft) {
    setDraft(next)
    keepDraft(name, next)
  }
  return {
    draft,
    cents: cents ?? 0,
    /** Shown once she has tried to go on. */
    wrong: { amount: isTried && isAmountWrong, note: isTried && isNoteShort },
    set: (change: Partial<Draft>) => keep({ ...draft, ...change }),
    /** Whether the form can be asked for; marks what is wrong where it can't. */
    isReady() {
      setTried(true)
      return !isAmountWrong && !isNoteShort
    },
    /** What the call is told, word for word the same until an answer has come. */
    wish() {
      const sent = draft.sent ?? refunded
      keep({ ...draft, sent })
      return { amount: cents ?? 0, reason: draft.reason, note: draft.note.trim(), refunded: sent, key: draft.key }
    },
    /** The refund ended without money going back: the next one is another, of what is shown then. */
    renew: () => keep({ ...draft, key: crypto.randomUUID(), sent: null }),
    drop: () => keepDraft(name, null),
  }
}

export type RefundForm = ReturnType<typeof useRefundForm>
