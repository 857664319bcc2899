import { Check, Minus } from 'lucide-react'
import { Phrases } from '../phrases'
import styles from './ticks.module.css'

type Props = { included?: readonly string[]; missing?: readonly string[] }

/** A list of included things, then of missing ones. */
export function FeatureList({ included = [], missing = [] }: Props) {
  return (
    <ul className={styles.ticks}>
      {included.map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          <span>
            <Phrases>{line}</Phrases>
          </span>
        </li>
      ))}
      {missing.map((line) => (
        <li key={line} data-lacks>
          <Minus aria-hidden="true" />
          <span>
            <Phrases>{line}</Phrases>
          </span>
        </li>
      ))}
    </ul>
  )
}
