import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import type { Question } from '../card-fields/card-entry'
import { type AskBank, type PurchaseRequest, seeThrough } from './see-through'

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
