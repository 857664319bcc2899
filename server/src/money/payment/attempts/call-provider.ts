import { hourMs } from '@kasama/contract/durations.rules'
import type { ErrorCode } from '@kasama/contract/errors/errors'
import { AppError } from '#platform/http/errors'
import { PaymentRefused, PaymentUnclear } from '#platform/ports/payments/payments'

/** The provider forgets an idempotency key after a day: an older call is never repeated. */
export const keyLastsMs = 23 * hourMs

/** Leaves a failed call to the hourly reconciliation; rethrows other errors. */
export function leaveToReconciliation(error: unknown): void {
  if (!(error instanceof PaymentUnclear || error instanceof PaymentRefused)) throw error
}

/**
 * Calls the provider. Its refusal becomes an error with the refusal's code; an unknown outcome becomes the error
 * `unclear`.
 */
export async function callProvider<T>(unclear: ErrorCode, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentRefused) throw new AppError(error.code)
    throw error instanceof PaymentUnclear ? new AppError(unclear) : error
  }
}
