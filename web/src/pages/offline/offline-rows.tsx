import { Check, CloudOff, Headphones, Play, Smartphone } from 'lucide-react'
import { Link } from 'react-router'
import { libraryTexts } from '#learning/library/library.texts.ts'
import { duration } from '#shared/format/duration.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { LessonPicture } from '#shared/ui/lesson/lesson-picture.tsx'
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
export function BegunCard({ lesson, isSound }: LessonHere) {
  const t = useTexts(libraryTexts)
  const { progress, title } = lesson
  return (
    <section className={styles.card} aria-label={t('continue')}>
      <LessonImage lesson={lesson} width={640} loading="eager" className={styles.cardPicture}>
        <span className={styles.left}>
          <Play aria-hidden="true" />
          {t('timeLeft', { time: duration(Math.ceil(lesson.duration * (1 - progress))) })}
        </span>
        <span className={styles.watched} aria-hidden="true">
          <span style={{ width: `${Math.round(progress * 100)}%` }} />
        </span>
      </LessonImage>
      <div className={styles.cardWords}>
        <FormMark isSound={isSound} />
        <h3 className={styles.cardTitle}>
          <Phrases>{title}</Phrases>
        </h3>
        <LinkButton
          size="xl"
          className={styles.go}
          icon={<Play aria-hidden="true" fill="currentColor" />}
          to={lessonPath(lesson)}
        >
          {t('continue')}
          <span className="sr-only">: {title}</span>
        </LinkButton>
      </div>
    </section>
  )
}

/** A lesson that plays from the phone; the whole row opens it. */
export function SavedRow({ lesson, isSound, number }: LessonHere & { number: number }) {
  const t = useTexts(libraryTexts)
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <LessonPicture lesson={lesson}>
          {lesson.is_completed ? <Check strokeWidth={3.5} aria-hidden="true" /> : number}
        </LessonPicture>
        <Play className={styles.play} aria-hidden="true" />
      </div>
      <div className="stack left gap-6 shrink">
        <h3 className={styles.title}>
          <Link to={lessonPath(lesson)}>
            <Phrases>{lesson.title}</Phrases>
          </Link>
          {lesson.is_completed && <span className="sr-only">{t('completed')}</span>}
        </h3>
        <FormMark isSound={isSound} />
      </div>
    </article>
  )
}

/** A lesson that the phone does not have; a press says why it does not open. */
export function UnsavedRow({ lesson }: { lesson: OfflineLesson }) {
  const t = useTexts(offlineTexts)
  return (
    <article className={styles.row} data-away>
      <div className={styles.picture}>
        <LessonPicture lesson={lesson}>
          <CloudOff aria-hidden="true" />
        </LessonPicture>
      </div>
      <div className="stack left gap-6 shrink">
        <h3 className={styles.title}>
          <button type="button" aria-disabled="true" onClick={() => showToast(t('lessonNeeds'))}>
            <Phrases>{lesson.title}</Phrases>
          </button>
        </h3>
        <span className={styles.mark}>
          <CloudOff aria-hidden="true" />
          <span>
            <Phrases>{t('needsInternet')}</Phrases>
          </span>
        </span>
      </div>
    </article>
  )
}
