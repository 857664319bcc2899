import { useState } from 'react'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { videosTexts as t } from '../videos.texts'
import { changeWords } from './confirm-all'

type Props = {
  open: boolean
  /** Number of lessons if all of the list are chosen, else null. */
  lessons: number | null
  onDismiss: () => void
  onChange: (isPublic: boolean) => void
}

const levels = [
  { value: 'subscribers', label: t.subscribers },
  { value: 'public', label: t.public },
] as const

/** Lets only subscribers watch the chosen lessons, or guests as well. */
export function WhoDialog({ open, lessons, onDismiss, onChange }: Props) {
  const [level, setLevel] = useState<'subscribers' | 'public'>('public')
  return (
    <FormDialog
      open={open}
      title={t.whoMay}
      action={changeWords(lessons)}
      onSubmit={() => onChange(level === 'public')}
      onDismiss={onDismiss}
    >
      <RadioList label={t.whoMay} options={levels} value={level} onChange={setLevel} />
    </FormDialog>
  )
}
