import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from './selection-heading.module.css'

/** The heading of a step with ticked items, and their number. */
export function SelectionHeading({ title, count }: { title: string; count: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <Tag kind="ok">{count}</Tag>
    </div>
  )
}
