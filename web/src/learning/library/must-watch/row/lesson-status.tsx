import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import { Circle, CircleCheck, CirclePlay, Star } from 'lucide-react'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { mustWatchTexts } from '../must-watch.texts'
import styles from './lesson-status.module.css'

/** Progress of a lesson: not begun, begun, or completed with its date. */
export function LessonStatus({ lesson }: { lesson: MustWatchLesson }) {
  const t = useEmployerTexts(mustWatchTexts)
  const { completed_at, progress, questions, hard_questions } = lesson
  const percent = Math.round(progress * 100)
  if (completed_at) {
    return (
      <div className={styles.place}>
        <span className={styles.status} data-kind="done">
          <CircleCheck aria-hidden="true" />
          <span>
            <span className="sr-only">{t('doneOn')}</span>
            {plainSingaporeDate(completed_at, 'eng')}
          </span>
        </span>
        {questions > 0 && hard_questions.length === 0 && (
          <span className={styles.status}>
            <Star aria-hidden="true" fill="currentColor" />
            {t('allRight')}
          </span>
        )}
      </div>
    )
  }
  if (percent === 0) {
    return (
      <div className={styles.place}>
        <span className={styles.status}>
          <Circle aria-hidden="true" />
          {t('notBegun')}
        </span>
      </div>
    )
  }
  return (
    <div className={styles.place}>
      <span className={styles.status} data-kind="begun">
        <CirclePlay aria-hidden="true" />
        {t('begun', { percent })}
      </span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </span>
    </div>
  )
}
