import { request } from '#shared/api/request.ts'
import type { Problems } from '#shared/ui/forms/use-problems.ts'
import type { CardEntry } from '../card-fields/card-entry'
import { countryCode } from '../card-fields/country-code'
import { problemsOf } from '../charge/problems-of'
import { useCharge } from '../charge/use-charge'
import { isUnknown, type Voucher } from '../voucher/voucher'
import type { Owner } from './form/payment-problems'

export type Order = { planId: string; card: CardEntry; owner: Owner; voucher: Voucher | null }
type Outcome = {
  onPaid: () => void
  onVoucherRefused: () => void
  onProblems: (problems: Problems, form?: HTMLFormElement) => void
}

/** Pays for a plan. */
export function usePayment({ onPaid, onVoucherRefused, onProblems }: Outcome) {
  const charge = useCharge()

  function pay(order: Order, form: HTMLFormElement) {
    if (charge.busy) return
    onProblems({})
    const onProblem = (error: unknown) => (isUnknown(error) ? onVoucherRefused() : onProblems(problemsOf(error), form))
    charge.charge(
      { make: () => subscribe(order), isDone: ({ status }) => status === 'active' },
      { onDone: onPaid, onProblem },
    )
  }
  return { pay, charge }
}

async function subscribe({ planId, card, owner, voucher }: Order) {
  const [name, line1, city, postal_code, country] = [
    owner.card_owner.trim(),
    owner.card_address.trim(),
    owner.card_city.trim(),
    owner.card_zip.trim(),
    countryCode(owner.card_country) ?? owner.card_country.trim(),
  ]
  const parts = { line1, city, postal_code, country }
  const source_id = await card.createSource({ name, address: parts })
  const body = { plan_id: planId, source_id, name, address: JSON.stringify(parts), ...voucher?.sent }
  return request('POST /payment/subscribe', { body })
}
