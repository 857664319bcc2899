import { useEffect, useId, useRef, useState } from 'react'
import styles from './filters.module.css'

type Props = {
  label: string
  value: string | undefined
  least?: string | undefined
  most?: string | undefined
  onChoose: (day: string) => void
}

const dayPattern = /^\d{4}-\d\d-\d\d$/

/** First or last day of a list. While it is typed nothing is filtered; an empty one ends the filter. */
export function DayChoice({ label, value = '', least, most, onChoose }: Props) {
  const id = useId()
  const [written, setWritten] = useState(value)
  const chosen = useRef(value)
  // The browser's Back and other filters change the value as well.
  useEffect(() => {
    if (value !== chosen.current) setWritten(value)
    chosen.current = value
  }, [value])
  function choose(day: string) {
    if (day === chosen.current) return
    chosen.current = day
    onChoose(day)
  }
  return (
    <span className={`row inline gap-8 ${styles.day}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={written}
        min={least || undefined}
        max={most || undefined}
        onBlur={({ target }) => choose(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && choose(currentTarget.value)}
        onChange={({ target }) => {
          setWritten(target.value)
          // A day from the calendar counts at once; a typed year first passes through 0002 and 0020.
          if (dayPattern.test(target.value) && target.value >= '2000') choose(target.value)
        }}
      />
    </span>
  )
}
