import { useRef } from 'react'
import type { Problems } from '#shared/ui/forms/use-problems.ts'
import type { CardEntry } from './card-entry'

/** The card fields of a form; a second press during their check is not a second payment. */
export function useCardEntry() {
  const entry = useRef<CardEntry>(null)
  const isLooking = useRef(false)

  /** Returns the card's problems; null if a check is running, or the fields are missing. */
  async function check(): Promise<Problems | null> {
    if (!entry.current || isLooking.current) return null
    isLooking.current = true
    try {
      return await entry.current.check()
    } finally {
      isLooking.current = false
    }
  }
  return { entry, check }
}
