import { useTexts } from '#shared/i18n/use-texts.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { videoTexts } from '../video.texts'
import styles from './video-skeleton.module.css'

/** A video's page before its data; for public videos the server writes title and description into it. */
export function VideoSkeleton() {
  const t = useTexts(videoTexts)
  return (
    <Loading className={styles.watch ?? ''}>
      <div className={styles.column}>
        <Skeleton shape="picture" className={styles.player ?? ''} />
        <Skeleton width="half" />
        <div className={styles.title} data-place="title">
          <h1 className="sr-only">{t('player')}</h1>
          <Skeleton shape="title" width="most" />
        </div>
        <Skeleton shape="button" />
        <div className={styles.description} data-place="description">
          <Skeleton />
          <Skeleton width="most" />
        </div>
      </div>
    </Loading>
  )
}
