import styles from './progress-bar.module.css'

type Props = {
  /** 0 to 1. */
  value: number
  label: string
  showPercent?: boolean
}

export function ProgressBar({ value, label, showPercent = false }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="row gap-12">
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
      {showPercent && (
        <span className={styles.percent} aria-hidden="true">
          {percent}%
        </span>
      )}
    </div>
  )
}
