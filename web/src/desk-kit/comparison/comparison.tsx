import type { ReactNode } from 'react'
import { partsTexts } from '../parts.texts'
import styles from './comparison.module.css'

type Line = { label: string; value: ReactNode }
/** `provider` is its name; its terms stay in its own words. */
type Props = { ours: Line[]; provider: string; theirs: Line[] }

/** Our data beside the provider's, which is on grey. */
export function Comparison({ ours, provider, theirs }: Props) {
  return (
    <div className={styles.twin}>
      <Half title={partsTexts.ours} lines={ours} />
      <Half title={provider} lines={theirs} />
    </div>
  )
}

function Half({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <div className={`stack pack gap-6 ${styles.half}`}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label} className={`row baseline between gap-16 ${styles.line}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
