import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton'
import styles from './quiz.module.css'

export function QuizSkeleton() {
  return (
    <Loading className={styles.skeleton ?? ''}>
      <Skeleton shape="title" width="most" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Loading>
  )
}
