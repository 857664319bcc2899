import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { dayYearsAhead } from '../words'

type LastDay = { until: string; reason: string }
type Props = {
  draft: LastDay
  set: (changes: Partial<LastDay>) => void
  labels: { day: string; reason: string; reasonHint: string }
}

/** Shortest reason that the server accepts. */
const shortest = 3

export const isLastDayReady = ({ until, reason }: LastDay) => until !== '' && reason.trim().length >= shortest

/** Fields for the last day of contracts, and for the reason. */
export function LastDayFields({ draft, set, labels }: Props) {
  return (
    <>
      <TextField
        type="date"
        label={labels.day}
        value={draft.until}
        min={dayYearsAhead(0)}
        onChange={({ target }) => set({ until: target.value })}
      />
      <TextArea
        label={labels.reason}
        hint={labels.reasonHint}
        rows={2}
        maxLength={300}
        value={draft.reason}
        onChange={({ target }) => set({ reason: target.value.replace(/\n/g, ' ') })}
      />
    </>
  )
}
