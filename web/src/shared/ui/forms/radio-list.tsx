import { type ReactNode, useId } from 'react'
import styles from './radio-list.module.css'

type RadioOption<V extends string> = { value: V; label: ReactNode; note?: ReactNode; lang?: string }

type Props<V extends string> = {
  label: string
  options: readonly RadioOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
}

/** One of several, a row each, as in a sheet. */
export function RadioList<V extends string>({ label, options, value, onChange }: Props<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {options.map((option) => (
        <label key={option.value} className={styles.row} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
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
