import { RequestError } from '#shared/api/request-error.ts'
import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { CardProblem } from '../card-fields/card-entry'
import { isServerUnavailable } from '../server-unavailable'
import { chargeTexts } from './charge.texts'

/** Problems of a form whose payment failed; for an unreached provider the specification has a sentence. */
export function paymentErrors(error: unknown, unreachedText: string = chargeTexts.paymentFailed): FormErrors {
  if (error instanceof CardProblem) {
    const message = [error.message, error.hint].filter(Boolean).join(' ')
    return { [error.field ?? '']: message }
  }
  return { '': error instanceof RequestError && !isServerUnavailable(error) ? error.message : unreachedText }
}
