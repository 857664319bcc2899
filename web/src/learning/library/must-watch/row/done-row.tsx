import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import { classNames } from '#shared/ui/class-names.ts'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { LessonRow } from '#shared/ui/lesson/lesson-row.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { HardQuestions } from './hard-questions'
import { LessonStatus } from './lesson-status'
import styles from './must-watch-row.module.css'

/** A completed lesson: it stays on the list, outside the order. */
export function DoneRow({ lesson }: { lesson: MustWatchLesson }) {
  const [topicId] = lesson.topic_ids
  return (
    <LessonRow
      className={classNames(styles.row, styles.done)}
      picture={<LessonPicture lesson={lesson} />}
      facts={topicId !== undefined && <TopicTag topicId={topicId} />}
      title={<Phrases>{lesson.title}</Phrases>}
    >
      <LessonStatus lesson={lesson} />
      <HardQuestions questions={lesson.hard_questions} />
    </LessonRow>
  )
}
