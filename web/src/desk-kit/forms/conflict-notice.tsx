import { Notice } from '#shared/ui/feedback/notice.tsx'
import { partsTexts } from '../parts.texts'
import { StoredValue } from './stored-value'
import type { EntryFormState } from './use-entry-form'

type FormValues = Record<string, string | boolean>
type Props<Form extends FormValues> = {
  form: EntryFormState<Form>
  stored: Form
  labels: Record<keyof Form, string>
}

/** Fields that another admin has stored with other values since they were changed here, with those values. */
export function ConflictNotice<Form extends FormValues>({
  form: { conflicts, adoptStored },
  stored,
  labels,
}: Props<Form>) {
  if (conflicts.length === 0) return null
  return (
    <>
      <Notice kind="warn">{partsTexts.contested}</Notice>
      {conflicts.map((field) => (
        <StoredValue key={String(field)} name={labels[field]} onAdopt={() => adoptStored(field)}>
          {labels[field]}: {textOf(stored[field])}
        </StoredValue>
      ))}
    </>
  )
}

function textOf(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? partsTexts.on : partsTexts.off
  return value || partsTexts.empty
}
