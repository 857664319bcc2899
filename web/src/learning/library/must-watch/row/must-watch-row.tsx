import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { DragEvent } from 'react'
import { useIsWide } from '#shared/device/screen-width/use-is-wide.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
import { LessonRow } from '#shared/ui/lesson/lesson-row.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { mustWatchTexts } from '../must-watch.texts'
import { HardQuestions } from './hard-questions'
import { LessonStatus } from './lesson-status'
import styles from './must-watch-row.module.css'

type Props = {
  lesson: MustWatchLesson
  /** `number` counts from 1. */
  position: { number: number; isFirst: boolean; isLast: boolean }
  isDragged: boolean
  onStep: (by: -1 | 1) => void
  onRemove: () => void
  onDrag: { start: () => void; over: () => void; end: (isDropped: boolean) => void }
}

/** An open lesson: its position, its progress, and its buttons. */
export function MustWatchRow({ lesson, position, isDragged, onStep, onRemove, onDrag }: Props) {
  const t = useEmployerTexts(mustWatchTexts)
  const [topicId] = lesson.topic_ids
  function allowDrop(event: DragEvent) {
    event.preventDefault()
    onDrag.over()
  }
  return (
    <LessonRow
      className={styles.row}
      data-lesson={lesson.video_id}
      data-dragged={isDragged || undefined}
      draggable={useIsWide()}
      onDragStart={onDrag.start}
      onDragOver={allowDrop}
      onDragEnd={(event) => onDrag.end(event.dataTransfer.dropEffect !== 'none')}
      onDrop={(event) => event.preventDefault()}
      picture={
        <>
          <span className={styles.grip}>
            <GripVertical aria-hidden="true" />
          </span>
          <LessonPicture lesson={lesson}>{position.number}</LessonPicture>
        </>
      }
      facts={topicId !== undefined && <TopicTag topicId={topicId} />}
      title={<Phrases>{lesson.title}</Phrases>}
    >
      <LessonStatus lesson={lesson} />
      <div className={styles.actions}>
        <span className={styles.arrows}>
          <button
            type="button"
            data-arrow
            className={styles.arrow}
            aria-label={`${t('moveUp')}: ${lesson.title}`}
            disabled={position.isFirst}
            onClick={() => onStep(-1)}
          >
            <ArrowUp aria-hidden="true" />
          </button>
          <button
            type="button"
            data-arrow
            className={styles.arrow}
            aria-label={`${t('moveDown')}: ${lesson.title}`}
            disabled={position.isLast}
            onClick={() => onStep(1)}
          >
            <ArrowDown aria-hidden="true" />
          </button>
        </span>
        <button
          type="button"
          data-remove
          className={styles.remove}
          aria-label={`${t('remove')}: ${lesson.title}`}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      </div>
      <HardQuestions questions={lesson.hard_questions} />
    </LessonRow>
  )
}
