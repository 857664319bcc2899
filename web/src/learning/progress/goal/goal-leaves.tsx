import { classNames } from '#shared/ui/class-names.ts'
import stamps from '../stamps.module.css'
import styles from './goal.module.css'

/** A leaf per lesson; those of completed lessons are filled. */
export function GoalLeaves({ count, done }: { count: number; done: number }) {
  const numbers = Array.from({ length: count }, (_, number) => number + 1)
  return (
    <span className={classNames(stamps.stamps, styles.leaves)} aria-hidden="true">
      {numbers.map((number) => (
        <span key={number} data-on={number <= done || undefined} />
      ))}
    </span>
  )
}
