import { useState } from 'react'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { secondsIn, timeOf } from '../rules/times'
import { subtitlesTexts as t } from '../subtitles.texts'
import styles from './cues.module.css'

type Props = {
  label: string
  value: number
  isWrong?: boolean
  /** The time must be later than this. */
  above?: number
  onChange: (seconds: number) => void
  onFocus: () => void
}

/** A typed time, taken when the field is left or Enter is pressed; an invalid one is reset. */
export function CueTime({ label, value, isWrong = false, above = -1, onChange, onFocus }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  function commit() {
    if (typed === null) return
    const seconds = secondsIn(typed)
    if (seconds === null || seconds <= above || seconds > 86_400) showToast(t.notATime, 'error')
    else if (seconds !== value) onChange(seconds)
    setTyped(null)
  }
  return (
    <input
      className={styles.time}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? timeOf(value)}
      onFocus={onFocus}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}
