import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import styles from './figure.module.css'

type Props = {
  label: string
  value: string /** Comparison, in words. */
  trend?: { way: 'up' | 'down' | 'flat'; text: string }
}
const icons = { up: TrendingUp, down: TrendingDown, flat: Minus }

/** One number with its label and its trend. */
export function Figure({ label, value, trend }: Props) {
  const Icon = trend && icons[trend.way]
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {trend && Icon && (
          <span className={styles.trend} data-way={trend.way}>
            <Icon aria-hidden="true" />
            {trend.text}
          </span>
        )}
      </dd>
    </div>
  )
}

/** Figures side by side, four in a row if there is room. */
export function Figures({ children }: { children: React.ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}
