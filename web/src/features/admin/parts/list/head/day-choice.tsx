import { useId } from 'react'
import styles from './filters.module.css'

type Props = {
  label: string
  value: string | undefined
  least?: string | undefined
  most?: string | undefined
  onChoose: (day: string) => void
}

const aDay = /^\d{4}-\d\d-\d\d$/

/** A day that a list begins or ends with. While it is typed nothing is filtered; emptied, it filters no more. */
export function DayChoice({ label, value = '', least, most, onChoose }: Props) {
  const id = useId()
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        type="date"
        defaultValue={value}
        min={least || undefined}
        max={most || undefined}
        onBlur={({ target }) => target.value !== value && onChoose(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChoose(currentTarget.value)}
        onChange={({ target }) => {
          // Chosen from the calendar; typed, a year passes through 0002 and 0020.
          if (aDay.test(target.value) && target.value >= '2000') onChoose(target.value)
        }}
      />
    </span>
  )
}
