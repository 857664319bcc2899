import { classNames } from '#shared/ui/class-names.ts'
import stamps from '../stamps.module.css'
import styles from './goal.module.css'

/** A leaf per lesson; those of completed lessons are filled. */
export function GoalLeaves({ count, done }: { count: number; done: number }) {
  const places = Array.from({ length: count }, (_, place) => place + 1)
  return (
    <span className={classNames(stamps.stamps, styles.leaves)} aria-hidden="true">
      {places.map((place) => (
        <span key={place} data-on={place <= done || undefined} />
      ))}
    </span>
  )
}
