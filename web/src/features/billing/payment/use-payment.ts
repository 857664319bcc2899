import { planIdProblem } from '@kasama/contract/billing.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { profileQuery } from '../../../shared/api/profile.queries'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { billingTexts } from '../billing.texts'
import { type Card, type CardClient, type CardField, type CardOwner, CardProblem } from '../card-client'
import type { Voucher } from '../voucher/voucher'

export type Order = { planId: string; card: Card; owner: CardOwner; voucher: Voucher | null }
export type PaymentProblem = {
  message: string
  field?: CardField | undefined
  hint?: string | undefined
  expired?: true
}

/** One payment at a time; after an error she can try again with everything still in place. */
export function usePayment(client: CardClient, onPaid: () => void) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  const [busy, start] = useTransition()

  async function isPaidAfterAll() {
    const profile = await queries.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => null)
    return profile?.is_subscribed === true
  }

  function pay(order: Order) {
    if (busy) return
    if (planIdProblem(order.planId)) return setProblem({ message: billingTexts.expired, expired: true })
    setProblem(null)
    start(async () => {
      try {
        await subscribe(client, order)
      } catch (error) {
        // The answer may have been lost on its way, with the payment made.
        if (!(isUncertain(error) && (await isPaidAfterAll()))) return setProblem(problemOf(error))
      }
      await queries.invalidateQueries()
      onPaid()
    })
  }
  return { pay, busy, problem, clearProblem: () => setProblem(null) }
}

async function subscribe(client: CardClient, { planId, card, owner, voucher }: Order) {
  const source_id = await client.createSource(card, owner)
  const address = JSON.stringify(owner.address)
  const body = { plan_id: planId, source_id, name: owner.name, address, ...voucher?.sent }
  return request('POST /payment/subscribe', { body })
}

const isUncertain = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500 || error.code === 'already_subscribed')

function problemOf(error: unknown): PaymentProblem {
  if (error instanceof CardProblem) return { message: error.message, field: error.field, hint: error.hint }
  if (error instanceof RequestError && error.code === 'plan_missing') return { message: error.message, expired: true }
  return { message: error instanceof RequestError ? error.message : billingTexts.paymentFailed }
}
