import type { ChatLesson } from '@kasama/contract/genie/chat.api'
import { Lock, Play } from 'lucide-react'
import { Link } from 'react-router'
import { duration } from '#shared/format/duration.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chatTexts } from '../chat.texts'
import styles from './lesson-link.module.css'

/** The lesson of an answer, opened at the second in question. */
export function LessonLink({ lesson }: { lesson: ChatLesson }) {
  const t = useTexts(chatTexts)
  const { video_id, title, thumbnail_url, is_locked, seconds } = lesson
  const startQuery = seconds > 0 && !is_locked ? `?t=${seconds}` : ''
  const label = seconds > 0 ? t('watchFrom', { time: duration(seconds) }) : t('watch')
  return (
    <Link to={`/video/${video_id}${startQuery}`} className={styles.lesson}>
      <LessonImage lesson={{ thumbnail_url, topic_ids: [], is_locked }} width={160} className={styles.picture} />
      <span>
        <b className={styles.title}>
          <Phrases>{title}</Phrases>
        </b>
        <span className={styles.way}>
          <span className={styles.go}>
            {is_locked ? <Lock aria-hidden="true" /> : <Play className={styles.play} aria-hidden="true" />}
            <span>
              <Phrases>{is_locked ? t('locked') : label}</Phrases>
            </span>
          </span>
          {lesson.duration > 0 && <span className={styles.length}>{duration(lesson.duration)}</span>}
        </span>
      </span>
    </Link>
  )
}
