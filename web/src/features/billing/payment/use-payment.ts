import { request } from '../../../shared/api/request'
import type { Problems } from '../../../shared/ui/forms/use-problems'
import type { Card, CardClient } from '../card-client'
import { problemsOf } from '../charge/problems-of'
import { useCharge } from '../charge/use-charge'
import type { Voucher } from '../voucher/voucher'
import type { Owner } from './form/payment-problems'

export type Order = { planId: string; card: Card; owner: Owner; voucher: Voucher | null }
type Outcome = { onPaid: () => void; onProblems: (problems: Problems, form?: HTMLFormElement) => void }

/** Pays for a plan. */
export function usePayment(client: CardClient, { onPaid, onProblems }: Outcome) {
  const charge = useCharge()

  function pay(order: Order, form: HTMLFormElement) {
    if (charge.busy) return
    onProblems({})
    charge.charge(
      { make: () => subscribe(client, order), isDone: ({ status }) => status === 'active' },
      { onDone: onPaid, onProblem: (error) => onProblems(problemsOf(error), form) },
    )
  }
  return { pay, charge }
}

async function subscribe(client: CardClient, { planId, card, owner, voucher }: Order) {
  const [name, line1, city, postal_code, country] = [
    owner.card_owner.trim(),
    owner.card_address.trim(),
    owner.card_city.trim(),
    owner.card_zip.trim(),
    owner.card_country.trim(),
  ]
  const parts = { line1, city, postal_code, country }
  const source_id = await client.createSource(card, { name, address: parts })
  const body = { plan_id: planId, source_id, name, address: JSON.stringify(parts), ...voucher?.sent }
  return request('POST /payment/subscribe', { body })
}
