import { type ReactNode, useId, useRef } from 'react'
import styles from './radio-list.module.css'

type RadioOption<V extends string> = { value: V; label: ReactNode; note?: ReactNode; lang?: string }

type Props<V extends string> = {
  label: string
  options: readonly RadioOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
  /** Called when a row is pressed; not when the arrow keys move to it. */
  onPress?: () => void
}

/** A choice of one, with a row for each, as in a sheet. */
export function RadioList<V extends string>({ label, options, value, onChange, onPress }: Props<V>) {
  const name = useId()
  // Browsers fire a click for every arrow key, before the keyup.
  const isMoving = useRef(false)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="stack gap-2"
      onKeyDown={(event) => {
        isMoving.current = event.key.startsWith('Arrow')
      }}
      onKeyUp={() => {
        isMoving.current = false
      }}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.row} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={() => !isMoving.current && onPress?.()}
          />
          <span className={styles.ring} />
          <span>
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
