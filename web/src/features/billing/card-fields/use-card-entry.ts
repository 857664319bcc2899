import { useRef } from 'react'
import type { Problems } from '../../../shared/ui/forms/use-problems'
import type { CardEntry } from './card-entry'

/** The fields of a form's card; a second press while they are looked at is not a second payment. */
export function useCardEntry() {
  const entry = useRef<CardEntry>(null)
  const isLooking = useRef(false)

  /** What is wrong with the card; null where it is being looked at already, or is not there. */
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
