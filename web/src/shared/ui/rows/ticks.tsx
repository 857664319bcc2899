import { Check, Minus } from 'lucide-react'
import { Phrases } from '../phrases'
import styles from './ticks.module.css'

type Props = { gives?: readonly string[]; lacks?: readonly string[] }

/** A list of included things, then of missing ones. */
export function Ticks({ gives = [], lacks = [] }: Props) {
  return (
    <ul className={styles.ticks}>
      {gives.map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          <span>
            <Phrases>{line}</Phrases>
          </span>
        </li>
      ))}
      {lacks.map((line) => (
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
