import { useState } from 'react'
import { readDraft, storeDraft } from '#shared/session/draft.ts'

/** Values typed into a form of the desk, kept under its name through a reload and a lost session until it is sent. */
export function useDeskDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(name) ?? empty)
  return {
    draft,
    set(change: Partial<Draft>) {
      const next = { ...draft, ...change }
      setDraft(next)
      storeDraft(name, next)
    },
    drop() {
      setDraft(empty)
      storeDraft(name, null)
    },
  }
}
