import type { Subscription } from '@kasama/contract/billing.api'
import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { type ErrorCode, errors } from '@kasama/contract/errors'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { readerLanguage } from '../../../shared/i18n/language'
import type { Texts } from '../../../shared/i18n/texts'
import { isUnreached } from '../unreached'

type Answer = Pick<Data<Calls['POST /payment/subscribe']>, 'amount' | 'client_secret'>
type Seen = Data<Calls['POST /payment/settle']>

/** Something that is paid for, or may be: how it is asked for, and how it is known that she has it. */
export type Wish = { make: () => Promise<Answer>; isDone: (subscription: Subscription) => boolean }
/** Opens the bank's window; ends when it is closed, whatever she did there. */
export type AskBank = (question: { clientSecret: string; amount: number }) => Promise<void>

/**
 * Sees a payment through to its end, past lost answers and the bank's question. What became of it is the server's word
 * alone. Throws what is to be told; pressing again goes on with the same payment.
 */
export async function seeThrough({ make, isDone }: Wish, askBank: AskBank): Promise<void> {
  const answer = await make().catch(async (error: unknown) => {
    if (mayBePaid(error) && (await isDoneAfterAll(isDone))) return null
    throw error
  })
  if (!answer?.client_secret) return
  await askBank({ clientSecret: answer.client_secret, amount: answer.amount })
  const seen = await request('POST /payment/settle')
  if (seen.state !== 'settled') throw whyNot(seen)
}

/** The answer may have been lost on its way, with the payment made. */
const mayBePaid = (error: unknown) =>
  error instanceof RequestError && (isUnreached(error) || error.code === 'already_subscribed')

async function isDoneAfterAll(isDone: Wish['isDone']): Promise<boolean> {
  const seen = await request('POST /payment/settle').catch(() => null)
  return seen !== null && isDone(seen.subscription)
}

/** A window that was closed without an answer leaves the payment waiting: for her that is an unconfirmed one, too. */
function whyNot({ state, error_code }: Seen): RequestError {
  const waits = state === 'needs_buyer' ? 'card_authentication' : 'payment_unclear'
  const code = state === 'failed' && error_code !== null && error_code in errors ? (error_code as ErrorCode) : waits
  const text = (errors as Texts)[code]?.[readerLanguage()] ?? ''
  return new RequestError(text, { code, status: code === 'payment_unclear' ? 503 : 402 })
}
