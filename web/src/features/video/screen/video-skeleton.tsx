import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton'
import styles from './video-skeleton.module.css'

export function VideoSkeleton() {
  return (
    <Loading className={styles.watch ?? ''}>
      <div className={styles.column}>
        <Skeleton shape="picture" className={styles.player ?? ''} />
        <Skeleton width="42%" />
        <Skeleton shape="title" width="80%" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </Loading>
  )
}
