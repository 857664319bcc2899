import styles from './charts.module.css'

type Props = {
  values: number[]
  /** Top of the scale, the same for all drawings side by side. */
  top: number
}

/** One of several series on one scale: light bars, the last one dark. The text beside it has to give the values. */
export function SmallBars({ values, top }: Props) {
  const step = 120 / Math.max(values.length, 1)
  return (
    <svg className={styles.small} viewBox="0 0 120 60" preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, index) => {
        const height = top === 0 ? 0 : (value / top) * 58
        const isLast = index === values.length - 1
        return (
          <rect
            key={index}
            className={isLast ? styles.bar : styles.soft}
            x={index * step + 1}
            y={60 - height}
            width={step - 2}
            height={height}
            rx={1.5}
          />
        )
      })}
    </svg>
  )
}
