import type { MustWatchLesson } from '@kasama/contract/must-watch.api'
import { SafeImage } from '../../../shared/ui/media/safe-image'
import { topicScene } from '../../../shared/ui/topic/topic-scenes'
import styles from './lesson-picture.module.css'

type Props = {
  lesson: Pick<MustWatchLesson, 'thumbnail_url' | 'topic_ids'>
  /** Its place in the list, on a leaf. */
  number?: number
}

/** A small picture of a lesson in a list. */
export function LessonPicture({ lesson, number }: Props) {
  return (
    <span className={styles.picture}>
      <SafeImage src={lesson.thumbnail_url} fallback={topicScene(lesson.topic_ids[0])} alt="" width={160} height={90} />
      {number !== undefined && <span className={styles.number}>{number}</span>}
    </span>
  )
}
