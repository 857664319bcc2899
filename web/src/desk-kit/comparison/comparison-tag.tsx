import { Check, Clock, TriangleAlert, Wrench } from 'lucide-react'
import { partsTexts } from '../parts.texts'
import styles from './comparison.module.css'

export type ComparisonState = 'same' | 'mended' | 'differs' | 'unknown'
const icons = { same: Check, mended: Wrench, differs: TriangleAlert, unknown: Clock }

/** Result of the comparison with the provider; `at` is the time of the repair or comparison. */
export function ComparisonTag({ state, at }: { state: ComparisonState; at?: string }) {
  const Icon = icons[state]
  return (
    <span className={`row inline gap-6 bold nowrap ${styles.match}`} data-state={state}>
      <Icon aria-hidden="true" />
      <span>{at ? `${partsTexts[state]} ${at}` : partsTexts[state]}</span>
    </span>
  )
}
