import type { ErrorCode } from '@kasama/contract/errors'
import { AppError } from '../../platform/http/errors'
import { PaymentRefused, PaymentUnclear } from '../../ports/payments/payments'

/** What could not be asked or done now is left to the hourly look. */
export function leaveUnclear(error: unknown): void {
  if (!(error instanceof PaymentUnclear || error instanceof PaymentRefused)) throw error
}

/** Asks the provider; a refusal has its own text, and where it gives no clear answer she is told with this one. */
export async function clear<T>(unclear: ErrorCode, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentRefused) throw new AppError(error.code)
    throw error instanceof PaymentUnclear ? new AppError(unclear) : error
  }
}
