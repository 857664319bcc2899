import { RequestError } from '../../../shared/api/request-error'
import type { Problems } from '../../../shared/ui/forms/use-problems'
import { CardProblem } from '../card-fields/card-entry'
import { isUnreached } from '../unreached'
import { chargeTexts } from './charge.texts'

/** What a form says of a payment that failed; the specification has a sentence for an unreached provider. */
export function problemsOf(error: unknown, unreached: string = chargeTexts.paymentFailed): Problems {
  if (error instanceof CardProblem) {
    const message = [error.message, error.hint].filter(Boolean).join(' ')
    return { [error.field ?? '']: message }
  }
  return { '': error instanceof RequestError && !isUnreached(error) ? error.message : unreached }
}
