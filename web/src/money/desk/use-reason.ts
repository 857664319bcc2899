import { useState } from 'react'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'

const shortest = 3

/** The reason of a decision, kept as a draft under `name`; too short a one is refused when the form is sent. */
export function useReason(name: string, tooShort: string) {
  const form = useDeskDraft(name, { reason: '' })
  const [isShort, setShort] = useState(false)
  const { reason } = form.draft
  return {
    drop: form.drop,
    submit(send: (reason: string) => void) {
      const trimmed = reason.trim()
      if (trimmed.length < shortest) setShort(true)
      else send(trimmed)
    },
    /** Props of its text field. */
    field: {
      value: reason,
      maxLength: 300,
      error: isShort ? tooShort : undefined,
      onChange({ target }: { target: { value: string } }) {
        form.set({ reason: target.value })
        setShort(false)
      },
    },
  }
}
