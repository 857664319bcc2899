import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { type ErrorCode, errors } from '@kasama/contract/errors'
import type { Subscription } from '@kasama/contract/money/billing.api'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { readerLanguage } from '#shared/i18n/language.ts'
import type { Texts } from '#shared/i18n/texts.ts'
import type { Question } from '../card-fields/card-entry'
import { isUnreached } from '../unreached'

type Answer = Pick<Data<Calls['POST /payment/subscribe']>, 'amount' | 'client_secret'>
type SettleResult = Data<Calls['POST /payment/settle']>

/** A request that may cost money; `isDone` tells from the subscription whether it succeeded. */
type PurchaseRequest = { make: () => Promise<Answer>; isDone: (subscription: Subscription) => boolean }
/** Opens the bank's window; resolves when it is closed, whatever her answer. */
type AskBank = (question: { clientSecret: string; amount: number }) => Promise<void>

/**
 * Completes a payment despite lost responses and the bank's question. Only the server knows the result. Throws the
 * error to show; pressing again continues the same payment.
 */
async function seeThrough({ make, isDone }: PurchaseRequest, askBank: AskBank): Promise<void> {
  const answer = await make().catch(async (error: unknown) => {
    if (mayBePaid(error) && (await isDoneAfterAll(isDone))) return null
    throw error
  })
  if (!answer?.client_secret) return
  await askBank({ clientSecret: answer.client_secret, amount: answer.amount })
  const seen = await request('POST /payment/settle')
  if (seen.state !== 'settled') throw whyNot(seen)
}

/** The response may have been lost although the payment was made. */
const mayBePaid = (error: unknown) =>
  error instanceof RequestError && (isUnreached(error) || error.code === 'already_subscribed')

async function isDoneAfterAll(isDone: PurchaseRequest['isDone']): Promise<boolean> {
  const seen = await request('POST /payment/settle').catch(() => null)
  return seen !== null && isDone(seen.subscription)
}

/** A window closed without an answer leaves the payment waiting: she is told that it is unconfirmed, too. */
function whyNot({ state, error_code }: SettleResult): RequestError {
  const waits = state === 'needs_buyer' ? 'card_authentication' : 'payment_unclear'
  const code = state === 'failed' && error_code !== null && error_code in errors ? (error_code as ErrorCode) : waits
  const text = (errors as Texts)[code]?.[readerLanguage()] ?? ''
  return new RequestError(text, { code, status: code === 'payment_unclear' ? 503 : 402 })
}

type Outcome = { onDone: () => void; onProblem: (error: unknown) => void }

/** One payment at a time; after an error she can try again, and all input is kept. */
export function useCharge() {
  const queries = useQueryClient()
  const [busy, start] = useTransition()
  const [question, setQuestion] = useState<Question | null>(null)

  const askBank: AskBank = (asked) =>
    new Promise((closed) => {
      function close() {
        setQuestion(null)
        closed()
      }
      setQuestion({ ...asked, close })
    })

  function charge(wish: PurchaseRequest, { onDone, onProblem }: Outcome) {
    if (busy) return
    start(async () => {
      try {
        await seeThrough(wish, askBank)
      } catch (error) {
        return onProblem(error)
      }
      await queries.invalidateQueries()
      onDone()
    })
  }
  return { charge, busy, question }
}

export type Charge = ReturnType<typeof useCharge>
