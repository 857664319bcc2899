import { useRef } from 'react'
import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'
import type { CardEntry } from './card-entry'

/** The card fields of a form; a second press during their check is not a second payment. */
export function useCardEntry() {
  const entry = useRef<CardEntry>(null)
  const isChecking = useRef(false)

  /** Returns the card's problems; null if a check is running, or the fields are missing. */
  async function check(): Promise<FormErrors | null> {
    if (!entry.current || isChecking.current) return null
    isChecking.current = true
    try {
      return await entry.current.check()
    } finally {
      isChecking.current = false
    }
  }
  return { entry, check }
}
