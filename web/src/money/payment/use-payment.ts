import { request } from '#shared/api/request.ts'
import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import type { CardEntry } from '../card-fields/card-entry'
import { countryCode } from '../card-fields/country-code'
import { paymentErrors } from '../charge/payment-errors'
import { useCharge } from '../charge/use-charge'
import { isUnknown, type Voucher } from '../voucher/voucher'
import type { CardholderDetails } from './form/cardholder-details'

export type Order = { planId: string; card: CardEntry; details: CardholderDetails; voucher: Voucher | null }
type PaymentCallbacks = {
  onPaid: () => void
  onVoucherRefused: () => void
  onErrors: (errors: FormErrors, form?: HTMLFormElement) => void
}

/** Pays for a plan. */
export function usePayment({ onPaid, onVoucherRefused, onErrors }: PaymentCallbacks) {
  const charge = useCharge()

  function pay(order: Order, form: HTMLFormElement) {
    if (charge.busy) return
    onErrors({})
    const onProblem = (error: unknown) => (isUnknown(error) ? onVoucherRefused() : onErrors(paymentErrors(error), form))
    charge.charge(
      { make: () => subscribe(order), isDone: ({ status }) => status === 'active' },
      { onDone: onPaid, onProblem },
    )
  }
  return { pay, charge }
}

async function subscribe({ planId, card, details, voucher }: Order) {
  const [name, line1, city, postal_code, country] = [
    details.card_owner.trim(),
    details.card_address.trim(),
    details.card_city.trim(),
    details.card_zip.trim(),
    countryCode(details.card_country) ?? details.card_country.trim(),
  ]
  const address = { line1, city, postal_code, country }
  const source_id = await card.createSource({ name, address })
  const body = { plan_id: planId, source_id, name, address: JSON.stringify(address), ...voucher?.sent }
  return request('POST /payment/subscribe', { body })
}
