import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { VoucherDuration } from '@kasama/contract/desk/desk.rules'
import type { NewVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { voucherProblem } from '@kasama/contract/money/voucher.rules'
import { useState } from 'react'
import type { RequestError } from '#shared/api/request-error.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { isServerUnavailable } from '../../server-unavailable'
import { centsOf } from '../words'
import { vouchersTexts as t } from './vouchers.texts'

export type VoucherDraft = {
  code: string
  kind: 'percent' | 'dollars'
  amount: string
  duration: VoucherDuration
  plans: (10 | 11)[]
  limit: string
  startsOn: string
  endsOn: string
  minimum: string
  firstTime: boolean
  key: string
}
const name = 'desk-new-voucher'
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a random code of letters and digits that are not confused with each other. */
export function anotherCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  const code = [...random].map((one) => letters[one % letters.length]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

export const emptyVoucher = (): VoucherDraft => ({
  code: '',
  kind: 'percent',
  amount: '',
  duration: 'once',
  plans: [10, 11],
  limit: '',
  startsOn: '',
  endsOn: '',
  minimum: '',
  firstTime: false,
  key: crypto.randomUUID(),
})

const largest = { percent: 100, dollars: 100_000 }

/** Returns the discount for the body of the call; null for a text that is no valid amount. */
export function discountOf({ kind, amount }: Pick<VoucherDraft, 'kind' | 'amount'>) {
  const percent = /^\d{1,3}([.,]\d{1,2})?$/.test(amount.trim()) ? Number(amount.trim().replace(',', '.')) : null
  const cents = centsOf(amount)
  const within = (value: number | null, most: number) => (value !== null && value > 0 && value <= most ? value : null)
  return {
    percent_off: kind === 'percent' ? within(percent, largest.percent) : null,
    amount_off: kind === 'dollars' ? within(cents, largest.dollars) : null,
  }
}

export const codeOf = ({ code }: Pick<VoucherDraft, 'code'>) => code.trim().toUpperCase()

function bodyOf(draft: VoucherDraft): NewVoucher {
  return {
    code: codeOf(draft),
    ...discountOf(draft),
    duration: draft.duration,
    plans: draft.plans,
    limit: draft.limit.trim() === '' ? null : Number(draft.limit),
    starts_on: draft.startsOn || null,
    ends_on: draft.endsOn || null,
    minimum: draft.minimum.trim() === '' ? null : (centsOf(draft.minimum) ?? 0),
    first_time: draft.firstTime,
    key: draft.key,
  }
}

const isLimit = (text: string) => text.trim() === '' || /^[1-9]\d{0,5}$/.test(text.trim())
const errorTexts: Record<string, string> = {
  code: t.wrong_code,
  value: t.wrong_value,
  percent_off: t.wrong_value,
  duration: t.wrong_duration,
  ends_on: t.wrong_ends,
  starts_on: t.wrong_ends,
  minimum: t.wrong_minimum,
}

/** Returns the problems of a form, by field. */
function problemsIn(draft: VoucherDraft): Record<string, string> {
  const body = bodyOf(draft)
  const first = draft.plans.length > 0 ? voucherProblem(body, singaporeDay(new Date())) : null
  return {
    ...(draft.plans.length === 0 && { plans: t.wrong_plans }),
    ...(!isLimit(draft.limit) && { limit: t.wrong_limit }),
    ...(body.minimum === 0 && { minimum: t.wrong_minimum }),
    ...(first && { [first === 'percent_off' ? 'value' : first]: errorTexts[first] ?? '' }),
  }
}

/** The form of a new voucher; it survives a reload, and a session that ended. */
export function useVoucherForm() {
  const [draft, setDraft] = useState<VoucherDraft>(() => readDraft<VoucherDraft>(name) ?? emptyVoucher())
  const [problems, setProblems] = useState<Record<string, string>>({})
  return {
    draft,
    problems,
    set(change: Partial<VoucherDraft>) {
      const next = { ...draft, ...change }
      setDraft(next)
      storeDraft(name, next)
      setProblems({})
    },
    /** Returns the body to send; null if a field is wrong, which is shown then. */
    validate(): NewVoucher | null {
      const wrong = problemsIn(draft)
      setProblems(wrong)
      return Object.keys(wrong).length === 0 ? bodyOf(draft) : null
    },
    /**
     * A refused voucher was not made, so the next press has a new key; without an answer it may have been made. An
     * error of a field is shown there.
     */
    onError(error: Error) {
      if (isServerUnavailable(error)) return
      const { field, code, message } = error as RequestError
      if (field)
        setProblems({
          [field === 'percent_off' ? 'value' : field]:
            code === 'voucher_taken' ? t.wrong_taken : (errorTexts[field] ?? message),
        })
      const next = { ...draft, key: crypto.randomUUID() }
      setDraft(next)
      storeDraft(name, next)
    },
    drop: () => storeDraft(name, null),
  }
}

export type VoucherForm = ReturnType<typeof useVoucherForm>
