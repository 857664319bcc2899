import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import styles from './quiz.module.css'

const options = ['A', 'B', 'C']

/** As high as most questions, so that the content below does not move; `isWhole` adds the row with their number. */
export function QuizSkeleton({ isWhole = false }: { isWhole?: boolean }) {
  return (
    <Loading className={styles.skeleton ?? ''}>
      {isWhole && <Skeleton shape="title" width="half" />}
      <Skeleton shape="title" />
      <Skeleton shape="title" width="most" />
      {options.map((option) => (
        <Skeleton key={option} shape="button" className={styles.waiting ?? ''} />
      ))}
    </Loading>
  )
}
