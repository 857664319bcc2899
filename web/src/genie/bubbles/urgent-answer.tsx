import type { Emergency } from '@kasama/contract/genie/chat.api'
import { htmlLanguages } from '@kasama/contract/language'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { isPending, type Turn } from '../conversation/turns'
import { FailedAnswer } from './answer-bubble'
import { AnswerText } from './answer-text'
import styles from './bubbles.module.css'
import { EmergencyBox } from './emergency-box'
import { LessonLink } from './lesson-link'
import { readAloud } from './lines'
import { Typing } from './typing'
import { Listen } from './voice/listen'

type Props = { turn: Turn; emergency: Emergency; isNew: boolean; onRetry: () => void }

/** In an emergency: the number first, then steps that can each be heard, and nothing else to choose. */
export function UrgentAnswer({ turn, emergency, isNew, onRetry }: Props) {
  const reader = useLanguage()
  const { answer, words, state } = turn
  const language = answer?.language ?? reader
  const isBroken = state === 'cut' || state === 'failed'
  const lessons = answer?.lessons ?? []
  return (
    <div className="stack gap-12">
      <EmergencyBox {...emergency} isNew={isNew} />
      {(words !== '' || isPending(turn) || isBroken) && (
        <div className={styles.steps} lang={htmlLanguages[language]}>
          <AnswerText text={words} besideStep={(step) => answer && <Listen text={step} language={language} />} />
          {isPending(turn) && <Typing />}
          {answer && turn.isSpoken && <Listen text={readAloud(words)} language={language} readsAtOnce={isNew} />}
          {isBroken && <FailedAnswer turn={turn} onRetry={onRetry} />}
        </div>
      )}
      {lessons.map((lesson) => (
        <LessonLink key={lesson.video_id} lesson={lesson} />
      ))}
    </div>
  )
}
