import { answerPages } from '@kasama/contract/genie/chat.rules'
import { htmlLanguages } from '@kasama/contract/language'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { chatTexts } from '../chat.texts'
import { answerOf } from '../conversation/messages'
import type { Turn } from '../conversation/turns'
import { AnswerText } from './answer-text'
import styles from './bubbles.module.css'
import { GenieSays } from './genie-says'
import { LessonLink } from './lesson-link'
import { Typing } from './typing'
import { AnswerVoice } from './voice/answer-voice'

type Props = {
  turn: Turn /** Whether the answer is new, to a spoken question. */
  speaks: boolean
  onRetry: () => void
}

/** Genie's answer as it arrives; an error is shown in the same bubble. */
export function AnswerBubble({ turn, speaks, onRetry }: Props) {
  const { answer, state } = turn
  const { body, type } = answerOf(turn)
  return (
    <GenieSays isTalking={state === 'writing'}>
      <div lang={answer ? htmlLanguages[answer.language] : undefined} className={styles.said}>
        <AnswerText text={body} />
      </div>
      {type === 'loading' && <Typing />}
      {answer && <ReceivedAnswer turn={turn} answer={answer} speaks={speaks} />}
      {(state === 'cut' || state === 'failed') && <FailedAnswer turn={turn} onRetry={onRetry} />}
    </GenieSays>
  )
}

type ReceivedAnswerProps = Pick<Props, 'turn' | 'speaks'> & { answer: NonNullable<Turn['answer']> }

function ReceivedAnswer({ turn, answer, speaks }: ReceivedAnswerProps) {
  const t = useTexts(chatTexts)
  const { lessons, topics, page, is_instead } = answer
  return (
    <>
      {topics.length > 0 && (
        <div className={styles.topics}>
          <p>
            <Phrases>{t('lookIn')}</Phrases>
          </p>
          {topics.map((topicId) => (
            <Link key={topicId} to={`/library?topic=${topicId}`}>
              <TopicTag topicId={topicId} />
            </Link>
          ))}
        </div>
      )}
      {lessons.map((lesson) => (
        <LessonLink key={`${lesson.video_id}-${lesson.seconds}`} lesson={lesson} />
      ))}
      {page && (
        <LinkButton to={answerPages[page]} look="line" size="s" className={styles.page}>
          <Phrases>{t(page)}</Phrases>
        </LinkButton>
      )}
      <div className={styles.foot}>
        <AnswerVoice answer={answer} text={turn.words} speaks={speaks} />
        {(is_instead || (lessons.length > 0 && !page)) && (
          <span className="text-15 muted">
            <Phrases>{t(is_instead ? 'isInstead' : 'fromLesson')}</Phrases>
          </span>
        )}
      </div>
    </>
  )
}

/** "Try again" sends the same question; after a cut the old part stays until the new answer comes. */
export function FailedAnswer({ turn, onRetry }: Pick<Props, 'turn' | 'onRetry'>) {
  const t = useTexts(chatTexts)
  const isCut = turn.state === 'cut'
  const text = isCut ? t('cut') : turn.problem === '' ? t('notAnswered') : t('error', { message: turn.problem })
  return (
    <div className={styles.broken}>
      <p>
        <Phrases>{text}</Phrases>
      </p>
      <Button look="line" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
        {t(isCut ? 'goOn' : 'again')}
      </Button>
    </div>
  )
}
