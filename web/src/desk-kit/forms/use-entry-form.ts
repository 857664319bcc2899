import { useRef, useState } from 'react'
import { readDraft, storeDraft } from '#shared/session/draft.ts'

type Draft<Form> = {
  /** Changed fields; `before` has their stored values at that time. */
  changes: Partial<Form>
  before: Partial<Form>
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Changes of a stored entry, kept by name through a reload until they are saved or undone. Only changed fields are
 * kept, so that another admin's changes of other fields stay; a field that both changed is among `conflicts`.
 */
export function useEntryForm<Form extends object>(name: string, stored: Form) {
  const [draft, setDraft] = useState<Draft<Form> | null>(() => readDraft<Draft<Form>>(name))
  const nothing = { changes: {} as Partial<Form>, before: {} as Partial<Form> }
  const { changes, before } = draft ?? nothing
  const latest = useRef(draft)
  const sent = useRef<Partial<Form>>({})
  const changed = (Object.keys(changes) as (keyof Form)[]).filter((field) => !isSame(changes[field], stored[field]))
  function keep(next: Draft<Form> | null) {
    const isEmpty = next === null || Object.keys(next.changes).length === 0
    latest.current = isEmpty ? null : next
    setDraft(isEmpty ? null : next)
    storeDraft(name, isEmpty ? null : next)
  }
  return {
    value: { ...stored, ...changes } as Form,
    changed,
    /** Fields that somebody else has stored with other values since they were changed here. */
    conflicts: changed.filter((field) => !isSame(before[field], stored[field])),
    set(change: Partial<Form>) {
      const first = { ...stored, ...before }
      const known = Object.fromEntries(Object.keys(change).map((field) => [field, first[field as keyof Form]]))
      keep({ changes: { ...changes, ...change }, before: { ...before, ...known } as Partial<Form> })
    },
    adoptStored(field: keyof Form) {
      const { [field]: _, ...others } = changes
      const { [field]: __, ...rest } = before
      keep({ changes: others as Partial<Form>, before: rest as Partial<Form> })
    },
    undo: () => keep(null),
    /** Remembers the changes that are sent, for `markSaved`. */
    markSent() {
      sent.current = changes
    },
    /** Drops the changes that were sent; later ones stay. */
    markSaved() {
      const now = latest.current ?? nothing
      const later = (Object.keys(now.changes) as (keyof Form)[]).filter(
        (field) => !isSame(now.changes[field], sent.current[field]),
      )
      const of = (from: Partial<Form>) =>
        Object.fromEntries(later.map((field) => [field, from[field]])) as Partial<Form>
      keep({ changes: of(now.changes), before: of({ ...now.before, ...sent.current }) })
    },
  }
}
export type EntryFormState<Form extends object> = ReturnType<typeof useEntryForm<Form>>
