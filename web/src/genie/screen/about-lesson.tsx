import { X } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { LessonImage, type PicturedLesson } from '#shared/ui/lesson/lesson-image.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chatTexts } from '../chat.texts'
import styles from './chat.module.css'

export type ChatLessonSubject = PicturedLesson & { id: number; title: string }

/** The lesson in question, with a button to ask about anything instead. */
export function AboutLesson({ lesson, onLeave }: { lesson: ChatLessonSubject; onLeave: () => void }) {
  const t = useTexts(chatTexts)
  return (
    <div className={styles.about}>
      <LessonImage lesson={lesson} width={152} className={styles.picture} />
      <span>
        <span className={styles.kind}>
          <Phrases>{t('about')}</Phrases>
        </span>
        <b>
          <Phrases>{lesson.title}</Phrases>
        </b>
      </span>
      <IconButton label={t('aboutAnything')} className={styles.anything} onClick={onLeave}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
