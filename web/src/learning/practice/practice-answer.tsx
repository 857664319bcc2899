import type { PracticeQuestion } from '@kasama/contract/learning/practice/practice.api'
import { Check, Circle, Clapperboard, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { duration } from '#shared/format/duration.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { practiceTexts } from './practice.texts'
import styles from './practice-answer.module.css'

type Props = {
  question: PracticeQuestion
  chosen: number
  /** The button that reads an option aloud. */
  listen: (option: PracticeQuestion['options'][number]) => ReactNode
}

/** The worker's answer, the right answer, and the slide that explains it. Nothing is red, and nothing is counted. */
export function PracticeAnswer({ question, chosen, listen }: Props) {
  const t = useTexts(practiceTexts)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus(), [])
  const isRight = question.answers.includes(chosen)
  const own = question.options.find(({ id }) => id === chosen)
  const right = isRight ? own : question.options.find(({ id }) => question.answers.includes(id))
  return (
    <>
      <h1 className={styles.question}>
        <Phrases>{question.content}</Phrases>
      </h1>
      <div ref={line} role="status" tabIndex={-1} className={styles.lines}>
        {!isRight && own && (
          <p className={styles.line}>
            <span className={styles.sign}>
              <Circle aria-hidden="true" />
            </span>
            <span>
              <small>{t('yours')}</small>
              <Phrases>{own.content}</Phrases>
            </span>
          </p>
        )}
        {right && (
          <p className={styles.line} data-right>
            <span className={styles.sign}>
              <Check aria-hidden="true" />
            </span>
            <span>
              <small>{t(isRight ? 'correct' : 'right')}</small>
              <Phrases>{right.content}</Phrases>
            </span>
            {listen(right)}
          </p>
        )}
      </div>
      <Explained question={question} />
    </>
  )
}

/** The slide of the lesson, and the way to its second. */
function Explained({ question: { lesson, explanation } }: { question: PracticeQuestion }) {
  const t = useTexts(practiceTexts)
  const { heading, text, seconds, slide } = explanation ?? { heading: lesson.title, text: '', seconds: 0, slide: null }
  return (
    <section className={styles.why} aria-label={t('fromLesson')}>
      <div className={styles.from}>
        <Clapperboard aria-hidden="true" />
        <span className="grow">
          <Phrases>{t('fromLesson')}</Phrases>
        </span>
        <ListenButton text={`${heading}. ${text}`} />
      </div>
      <div className={styles.slide}>
        <LessonImage lesson={lesson} width={160} className={styles.picture}>
          {slide !== null && <span className={styles.number}>{slide}</span>}
        </LessonImage>
        <div className="shrink break">
          {heading !== '' && (
            <b>
              <Phrases>{heading}</Phrases>
            </b>
          )}
          {text !== '' && (
            <p>
              <Phrases>{text}</Phrases>
            </p>
          )}
        </div>
      </div>
      <Link to={`/video/${lesson.id}${seconds > 0 ? `?t=${seconds}` : ''}`} className={styles.again}>
        <Play aria-hidden="true" fill="currentColor" />
        <span className="grow">
          <Phrases>{t('seeAgain')}</Phrases>
        </span>
        <span className="digits">{duration(seconds)}</span>
      </Link>
    </section>
  )
}
