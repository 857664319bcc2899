import styles from './chart.module.css'

type Props = { values: number[] /** End of the scale, the same for all drawings side by side. */; most: number }

/** One of several series on one scale: light bars, the last one dark. The text beside it has to give the values. */
export function SmallBars({ values, most }: Props) {
  const step = 120 / Math.max(values.length, 1)
  return (
    <svg className={styles.small} viewBox="0 0 120 60" preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, place) => {
        const height = most === 0 ? 0 : (value / most) * 58
        const isLast = place === values.length - 1
        return (
          <rect
            key={place}
            className={isLast ? styles.bar : styles.soft}
            x={place * step + 1}
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
