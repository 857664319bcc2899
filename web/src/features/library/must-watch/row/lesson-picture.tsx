import type { ReactNode } from 'react'
import { SafeImage } from '../../../../shared/ui/media/safe-image'
import { topicScene } from '../../../../shared/ui/topic/topic-scenes'
import styles from './lesson-picture.module.css'

type Props = {
  lesson: { thumbnail_url: string | null; topic_ids: readonly number[]; is_locked?: boolean }
  /** On a leaf in its corner: the place in the list, or a sign. */
  children?: ReactNode
}

/** A small picture of a lesson in a list. */
export function LessonPicture({ lesson, children }: Props) {
  return (
    <span className={styles.picture} data-locked={lesson.is_locked || undefined}>
      <SafeImage src={lesson.thumbnail_url} fallback={topicScene(lesson.topic_ids[0])} alt="" width={160} height={90} />
      {children !== undefined && <span className={styles.leaf}>{children}</span>}
    </span>
  )
}
