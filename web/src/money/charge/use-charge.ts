import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { type ErrorCode, errors } from '@kasama/contract/errors/errors'
import type { Subscription } from '@kasama/contract/money/billing.api'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { readerLanguage } from '#shared/i18n/language.ts'
import type { Texts } from '#shared/i18n/texts.ts'
import type { BankQuestion } from '../card-fields/card-entry'
import { isServerUnavailable } from '../server-unavailable'

type ChargeAnswer = Pick<Data<Calls['POST /payment/subscribe']>, 'amount' | 'client_secret'>
type SettleResult = Data<Calls['POST /payment/settle']>

/** A request that may cost money; `isDone` tells from the subscription whether it succeeded. */
type PurchaseRequest = { make: () => Promise<ChargeAnswer>; isDone: (subscription: Subscription) => boolean }
/** Opens the bank's window; resolves when it is closed, whatever her answer. */
type AskBank = (question: { clientSecret: string; amount: number }) => Promise<void>

/**
 * Completes a payment despite lost responses and the bank's question. Only the server knows the result. Throws the
 * error to show; pressing again continues the same payment.
 */
async function completePurchase({ make, isDone }: PurchaseRequest, askBank: AskBank): Promise<void> {
  const answer = await make().catch(async (error: unknown) => {
    if (isResultUnknown(error) && (await isPaidDespiteError(isDone))) return null
    throw error
  })
  if (!answer?.client_secret) return
  await askBank({ clientSecret: answer.client_secret, amount: answer.amount })
  const result = await request('POST /payment/settle')
  if (result.state !== 'settled') throw failureOf(result)
}

/** The response may have been lost although the payment was made. */
const isResultUnknown = (error: unknown) =>
  error instanceof RequestError && (isServerUnavailable(error) || error.code === 'already_subscribed')

async function isPaidDespiteError(isDone: PurchaseRequest['isDone']): Promise<boolean> {
  const result = await request('POST /payment/settle').catch(() => null)
  return result !== null && isDone(result.subscription)
}

/** A window closed without an answer leaves the payment waiting: she is told that it is unconfirmed, too. */
function failureOf({ state, error_code }: SettleResult): RequestError {
  const unsettledCode = state === 'needs_buyer' ? 'card_authentication' : 'payment_unclear'
  const code =
    state === 'failed' && error_code !== null && error_code in errors ? (error_code as ErrorCode) : unsettledCode
  const text = (errors as Texts)[code]?.[readerLanguage()] ?? ''
  return new RequestError(text, { code, status: code === 'payment_unclear' ? 503 : 402 })
}

type ChargeCallbacks = { onDone: () => void; onProblem: (error: unknown) => void }

/** One payment at a time; after an error she can try again, and all input is kept. */
export function useCharge() {
  const queries = useQueryClient()
  const [busy, start] = useTransition()
  const [question, setQuestion] = useState<BankQuestion | null>(null)

  const askBank: AskBank = (bankQuestion) =>
    new Promise((resolve) => {
      function close() {
        setQuestion(null)
        resolve()
      }
      setQuestion({ ...bankQuestion, close })
    })

  function charge(purchase: PurchaseRequest, { onDone, onProblem }: ChargeCallbacks) {
    if (busy) return
    start(async () => {
      try {
        await completePurchase(purchase, askBank)
      } catch (error) {
        return onProblem(error)
      }
      // A response still on its way may describe the account before the payment.
      await queries.cancelQueries()
      await queries.invalidateQueries()
      onDone()
    })
  }
  return { charge, busy, question }
}

export type Charge = ReturnType<typeof useCharge>
