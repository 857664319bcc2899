import { Check, CloudOff, Headphones, Smartphone } from 'lucide-react'
import { Link } from 'react-router'
import { ContinueCard } from '#learning/library/home/continue-card.tsx'
import { PlayablePicture } from '#learning/library/home/next-row.tsx'
import { libraryTexts } from '#learning/library/library.texts.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { LessonFrame, LessonText } from '#shared/ui/lesson/lesson-row.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { offlineTexts } from './offline.texts'
import type { LessonHere, OfflineLesson } from './offline-lessons'
import styles from './offline-rows.module.css'

const lessonPath = ({ video_id }: OfflineLesson) => `/video/${video_id}`

/** The form in which a lesson is on the phone. */
function FormMark({ isSound }: { isSound: boolean }) {
  const t = useTexts(offlineTexts)
  const Icon = isSound ? Headphones : Smartphone
  return (
    <span className={styles.mark} data-here>
      <Icon aria-hidden="true" />
      <span>
        <Phrases>{t(isSound ? 'soundOnly' : 'onPhone')}</Phrases>
      </span>
    </span>
  )
}

/** The lesson to continue, which plays from the phone. */
export const BegunCard = ({ lesson, isSound }: LessonHere) => (
  <ContinueCard card={lesson} to={lessonPath(lesson)} heading="h3">
    <FormMark isSound={isSound} />
  </ContinueCard>
)

/** A lesson that plays from the phone; the whole row opens it. */
export function SavedRow({ lesson, isSound, number }: LessonHere & { number: number }) {
  const t = useTexts(libraryTexts)
  return (
    <LessonFrame className={styles.row}>
      <PlayablePicture lesson={lesson} plays>
        {lesson.is_completed ? <Check strokeWidth={3.5} aria-hidden="true" /> : number}
      </PlayablePicture>
      <LessonText
        facts={null}
        title={
          <span className={styles.title}>
            <Link to={lessonPath(lesson)}>
              <Phrases>{lesson.title}</Phrases>
            </Link>
            {lesson.is_completed && <span className="sr-only">{t('completed')}</span>}
          </span>
        }
      >
        <FormMark isSound={isSound} />
      </LessonText>
    </LessonFrame>
  )
}

/** A lesson that the phone does not have; a press says why it does not open. */
export function UnsavedRow({ lesson }: { lesson: OfflineLesson }) {
  const t = useTexts(offlineTexts)
  return (
    <LessonFrame className={styles.row} data-away>
      <PlayablePicture lesson={lesson} plays={false}>
        <CloudOff aria-hidden="true" />
      </PlayablePicture>
      <LessonText
        facts={null}
        title={
          <span className={styles.title}>
            <button type="button" aria-disabled="true" onClick={() => showToast(t('lessonNeeds'))}>
              <Phrases>{lesson.title}</Phrases>
            </button>
          </span>
        }
      >
        <span className={styles.mark}>
          <CloudOff aria-hidden="true" />
          <span>
            <Phrases>{t('needsInternet')}</Phrases>
          </span>
        </span>
      </LessonText>
    </LessonFrame>
  )
}
