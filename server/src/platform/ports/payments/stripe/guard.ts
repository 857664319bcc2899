import Stripe from 'stripe'
import { CustomerGone, PaymentRefused, PaymentUnclear, PaymentUnread } from '../payments'
import { declineOf } from './declines'

const { errors } = Stripe

/** A refusal because of the voucher, the card or an unknown reason. */
function refusalOf(error: Stripe.errors.StripeInvalidRequestError): PaymentRefused {
  const { code, param, message } = error
  const isMissing = code === 'resource_missing'
  const isMissingMethod = isMissing && /PaymentMethod/i.test(message)
  if (isMissing && /^No such customer/i.test(message)) return new CustomerGone(error)
  if (param?.startsWith('discounts') || /coupon|promotion/.test(code ?? ''))
    return new PaymentRefused('coupon_unknown', error)
  if (isMissingMethod || param === 'payment_method') return new PaymentRefused('card_incorrect', error)
  return new PaymentRefused('payment_refused', error)
}

function meaningOf(error: unknown): Error {
  if (!(error instanceof errors.StripeError)) return new PaymentUnread(error)
  if (error instanceof errors.StripeCardError) return new PaymentRefused(declineOf(error), error)
  // Another body was sent under this key: the effect of that one is recorded.
  // While the first request under the key is running, its effect can't be seen yet.
  if (error instanceof errors.StripeIdempotencyError) return new PaymentUnclear(error, error.statusCode !== 409)
  const isBusy = error instanceof errors.StripeInvalidRequestError && error.statusCode === 409
  if (error instanceof errors.StripeInvalidRequestError && !isBusy) return refusalOf(error)
  return new PaymentUnclear(error, error instanceof errors.StripeAPIError && (error.statusCode ?? 0) >= 500)
}

/** Sends a request to the provider; any error becomes a refusal, or unclear. */
export async function guarded<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof PaymentRefused || error instanceof PaymentUnclear ? error : meaningOf(error)
  }
}

/** Returns the response, or null if the provider has no such object. */
export async function orNullIfMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Stripe may add values to its enumerations; an unknown one is an error, not guessed at. */
export function requireKnown<T extends string>(values: readonly T[], value: string | null | undefined): T {
  const knownValue = values.find((candidate) => candidate === value)
  if (knownValue === undefined) throw new Error(`the payment provider sent a word that is not known: ${value}`)
  return knownValue
}
