import { Notice } from '#shared/ui/feedback/notice.tsx'
import { partsTexts } from '../parts.texts'
import { Theirs } from './theirs'
import type { EntryForm } from './use-entry-form'

type FormValues = Record<string, string | boolean>
type Props<Form extends FormValues> = {
  form: EntryForm<Form>
  stored: Form
  labels: Record<keyof Form, string>
}

/** Fields that another admin has stored with other values since they were changed here, with those values. */
export function Meanwhile<Form extends FormValues>({ form: { conflicts, takeTheirs }, stored, labels }: Props<Form>) {
  if (conflicts.length === 0) return null
  return (
    <>
      <Notice kind="warn">{partsTexts.contested}</Notice>
      {conflicts.map((field) => (
        <Theirs key={String(field)} name={labels[field]} onTake={() => takeTheirs(field)}>
          {labels[field]}: {wordOf(stored[field])}
        </Theirs>
      ))}
    </>
  )
}

function wordOf(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? partsTexts.on : partsTexts.off
  return value || partsTexts.empty
}
