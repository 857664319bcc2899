import type { StarterLesson } from '@kasama/contract/people/worker.api'
import { Check } from 'lucide-react'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import styles from './starter-row.module.css'

type Props = { lesson: StarterLesson; isOn: boolean; onPress: () => void }

/** One lesson; the whole row toggles its tick. */
export function StarterRow({ lesson: { title, topic_id, thumbnail_url }, isOn, onPress }: Props) {
  return (
    <button type="button" aria-pressed={isOn} className={styles.row} onClick={onPress}>
      <LessonPicture lesson={{ thumbnail_url, topic_ids: [topic_id] }} />
      <span className={styles.words}>
        <TopicTag topicId={topic_id} />
        <b>{title}</b>
      </span>
      <span className={styles.box}>{isOn && <Check aria-hidden="true" />}</span>
    </button>
  )
}
