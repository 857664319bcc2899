import type { EmployerMonth } from '@kasama/contract/month.api'
import { duration } from '../../../shared/format/duration'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { LessonPicture } from '../../../shared/ui/lesson/lesson-picture'
import { LessonRow } from '../../../shared/ui/lesson/lesson-row'
import styles from './month.module.css'
import { monthTexts } from './month.texts'

/** Her next three lessons. */
export function NextLessons({ lessons }: { lessons: EmployerMonth['next'] }) {
  const t = useEmployerTexts(monthTexts)
  if (lessons.length === 0) return <p>{t('nothingNext')}</p>
  return (
    <div className={styles.next}>
      {lessons.map((lesson) => (
        <LessonRow
          key={lesson.video_id}
          level="h3"
          picture={<LessonPicture lesson={lesson} />}
          facts={
            <small>
              <span>{t(lesson.is_listed ? 'onList' : 'suggested')}</span>, {duration(lesson.seconds)}
            </small>
          }
          title={<TextLink to={`/video/${lesson.video_id}`}>{lesson.title}</TextLink>}
        />
      ))}
    </div>
  )
}
