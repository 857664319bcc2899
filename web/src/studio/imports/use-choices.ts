import type { DeskImport, ListOptions } from '@kasama/contract/studio/content/imports.api'
import { useState } from 'react'
import { readDraft, storeDraft } from '#shared/session/draft.ts'

/** The admin's choices that are not checked yet, kept through a reload. */
export function useChoices({ id, options }: DeskImport) {
  const name = `desk-list-${id}`
  const [chosen, setChosen] = useState(() => readDraft<ListOptions>(name))
  const current = chosen ?? options
  return {
    current,
    isChanged: chosen !== null && JSON.stringify(chosen) !== JSON.stringify(options),
    change(change: Partial<ListOptions>) {
      if (!current) return
      const next = { ...current, ...change }
      setChosen(next)
      storeDraft(name, next)
    },
    drop() {
      setChosen(null)
      storeDraft(name, null)
    },
  }
}
export type Choices = ReturnType<typeof useChoices>
