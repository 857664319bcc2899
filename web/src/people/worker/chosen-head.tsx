import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from './chosen-head.module.css'

/** The heading of a step with ticked items, and their number. */
export function ChosenHead({ title, count }: { title: string; count: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <Tag kind="ok">{count}</Tag>
    </div>
  )
}
