import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { profileQuery } from '../../../shared/api/profile.queries'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import type { Problems } from '../../../shared/ui/forms/use-problems'
import { billingTexts } from '../billing.texts'
import { type Card, type CardClient, CardProblem } from '../card-client'
import { isUnreached } from '../unreached'
import type { Voucher } from '../voucher/voucher'
import type { Owner } from './form/payment-problems'

export type Order = { planId: string; card: Card; owner: Owner; voucher: Voucher | null }
type Outcome = { onPaid: () => void; onProblems: (problems: Problems, form?: HTMLFormElement) => void }

/** One payment at a time; after an error she can try again with everything still in place. */
export function usePayment(client: CardClient, { onPaid, onProblems }: Outcome) {
  const queries = useQueryClient()
  const [busy, start] = useTransition()

  async function isPaidAfterAll() {
    const profile = await queries.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => null)
    return profile?.is_subscribed === true
  }

  function pay(order: Order, form: HTMLFormElement) {
    if (busy) return
    onProblems({})
    start(async () => {
      try {
        await subscribe(client, order)
      } catch (error) {
        // The answer may have been lost on its way, with the payment made.
        if (!(mayBePaid(error) && (await isPaidAfterAll()))) return onProblems(problemsOf(error), form)
      }
      await queries.invalidateQueries()
      onPaid()
    })
  }
  return { pay, busy }
}

async function subscribe(client: CardClient, { planId, card, owner, voucher }: Order) {
  const [name, line1, city, postal_code, country] = [
    owner.card_owner.trim(),
    owner.card_address.trim(),
    owner.card_city.trim(),
    owner.card_zip.trim(),
    owner.card_country.trim(),
  ]
  const parts = { line1, city, postal_code, country }
  const source_id = await client.createSource(card, { name, address: parts })
  const body = { plan_id: planId, source_id, name, address: JSON.stringify(parts), ...voucher?.sent }
  return request('POST /payment/subscribe', { body })
}

const mayBePaid = (error: unknown) =>
  error instanceof RequestError && (isUnreached(error) || error.code === 'already_subscribed')

function problemsOf(error: unknown): Problems {
  if (error instanceof CardProblem) {
    const message = [error.message, error.hint].filter(Boolean).join(' ')
    return { [error.field ?? '']: message }
  }
  return { '': error instanceof RequestError && !isUnreached(error) ? error.message : billingTexts.paymentFailed }
}
