import type { MustWatchLesson } from '@kasama/contract/must-watch.api'
import { classNames } from '../../../../shared/ui/class-names'
import { Phrases } from '../../../../shared/ui/phrases'
import { TopicTag } from '../../../../shared/ui/topic/topic-tag'
import { HardQuestions } from './hard-questions'
import { LessonPicture } from './lesson-picture'
import { LessonStatus } from './lesson-status'
import styles from './must-watch-row.module.css'

/** A lesson that is done: it stays, and has no place in the order. */
export function DoneRow({ lesson }: { lesson: MustWatchLesson }) {
  const [topicId] = lesson.topic_ids
  return (
    <article className={classNames(styles.row, styles.done)}>
      <div className={styles.picture}>
        <LessonPicture lesson={lesson} />
      </div>
      <div className={styles.words}>
        {topicId !== undefined && <TopicTag topicId={topicId} />}
        <h3 className={styles.title}>
          <Phrases>{lesson.title}</Phrases>
        </h3>
      </div>
      <LessonStatus lesson={lesson} />
      <HardQuestions questions={lesson.hard_questions} />
    </article>
  )
}
