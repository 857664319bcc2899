import { RequestError } from '#shared/api/request-error.ts'
import type { Problems } from '#shared/ui/forms/use-problems.ts'
import { CardProblem } from '../card-fields/card-entry'
import { isUnreached } from '../unreached'
import { chargeTexts } from './charge.texts'

/** Problems of a form whose payment failed; for an unreached provider the specification has a sentence. */
export function problemsOf(error: unknown, unreached: string = chargeTexts.paymentFailed): Problems {
  if (error instanceof CardProblem) {
    const message = [error.message, error.hint].filter(Boolean).join(' ')
    return { [error.field ?? '']: message }
  }
  return { '': error instanceof RequestError && !isUnreached(error) ? error.message : unreached }
}
