import { useState } from 'react'
import { keepDraft, readDraft } from '../../../shared/session/draft'

/** How many values differ, whatever depth they stand at. */
export function differences(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other ? 0 : 1
  return Object.keys(one).reduce(
    (sum, key) => sum + differences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    0,
  )
}

/** What is being written, kept through a reload until it is saved or undone. */
export function useSettingsForm<Value extends object>(name: string, saved: Value) {
  const [draft, setDraft] = useState(() => readDraft<Value>(name))
  const value = draft ?? saved
  function keep(next: Value | null) {
    setDraft(next)
    keepDraft(name, next)
  }
  return {
    value,
    changes: differences(value, saved),
    set: (change: Partial<Value>) => keep({ ...value, ...change }),
    undo: () => keep(null),
  }
}
