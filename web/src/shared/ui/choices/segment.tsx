import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { classNames } from '../class-names'
import styles from './segment.module.css'

type SegmentOption<V extends string> = { value: V; label: ReactNode; icon?: ReactNode; lang?: string }

type Props<V extends string> = {
  /** The accessible name of the group. */
  label: string
  options: readonly SegmentOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
  size?: 'm' | 'l'
  /** Two columns, if four names do not fit side by side. */
  columns?: 2
}

/** Radio buttons side by side. */
export function Segment<V extends string>({ label, options, value, onChange, size = 'm', columns }: Props<V>) {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)

  // On a prerendered page she may have made a choice before hydration.
  const adoptChoice = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value as V | undefined
    if (chosen && chosen !== value) onChange(chosen)
  })
  useEffect(() => adoptChoice(), [])

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.segment, size === 'l' && styles.l, columns && styles.columns)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face} lang={option.lang}>
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </div>
  )
}
