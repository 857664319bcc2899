import type { ReactNode } from 'react'
import { ConflictNotice } from '#desk-kit/forms/conflict-notice.tsx'
import { SaveBar } from '#desk-kit/forms/save-bar.tsx'
import type { EntryFormState } from '#desk-kit/forms/use-entry-form.ts'

type Props<Fields extends Record<string, string | boolean>> = {
  /** Target of links to this part. */
  id?: string
  form: EntryFormState<Fields>
  stored: Fields
  labels: Record<keyof Fields, string>
  /** Problems by field; nothing is saved until all are corrected. */
  problems: Record<string, string | undefined>
  isSaving: boolean
  onSave: () => void
  /** Panels with the fields. */
  children: ReactNode
}

/** A part of the settings: its fields, conflicts with values of another admin, and the bar that saves. */
export function SettingsPart<Fields extends Record<string, string | boolean>>({
  id,
  form,
  stored,
  labels,
  problems,
  isSaving,
  onSave,
  children,
}: Props<Fields>) {
  const count = Object.values(problems).filter(Boolean).length
  function save() {
    if (count > 0) return
    form.markSent()
    onSave()
  }
  return (
    <div className="stack gap-18 top shrink" id={id}>
      {children}
      <ConflictNotice form={form} stored={stored} labels={labels} />
      <SaveBar
        changes={form.changed.length}
        problems={count}
        busy={isSaving}
        isContested={form.conflicts.length > 0}
        onUndo={form.undo}
        onSave={save}
      />
    </div>
  )
}
