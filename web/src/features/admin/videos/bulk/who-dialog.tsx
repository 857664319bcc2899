import { useState } from 'react'
import { RadioList } from '../../../../shared/ui/choices/radio-list'
import { FormDialog } from '../../parts/doing/form-dialog'
import { videosTexts as t } from '../videos.texts'

type Props = { open: boolean; isBusy: boolean; onDismiss: () => void; onChange: (isPublic: boolean) => void }

const levels = [
  { value: 'subscribers', label: t.subscribers },
  { value: 'public', label: t.public },
] as const

/** Who may watch the chosen lessons: subscribers, or guests as well. */
export function WhoDialog({ open, isBusy, onDismiss, onChange }: Props) {
  const [level, setLevel] = useState<'subscribers' | 'public'>('public')
  return (
    <FormDialog
      open={open}
      title={t.whoMay}
      action={t.change}
      busy={isBusy}
      onSubmit={() => onChange(level === 'public')}
      onDismiss={onDismiss}
    >
      <RadioList label={t.whoMay} options={levels} value={level} onChange={setLevel} />
    </FormDialog>
  )
}
