import type { PracticeQuestion } from '@kasama/contract/learning/practice/practice.api'
import { practiceQuestionsADay } from '@kasama/contract/learning/practice/practice.rules'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { practiceTexts } from './practice.texts'
import styles from './practice-end.module.css'

type Props = {
  questions: PracticeQuestion[]
  /** Whether she has just answered the last one: the focus moves here, and the leaves rise. */
  isFresh: boolean
  /** False if she has switched praise off. */
  isPraised: boolean
}

const leaves = ['left', 'top', 'right'] as const

/** The end of today's questions: praise, and that there are more tomorrow. How many were right is not said. */
export function PracticeEnd({ questions, isFresh, isPraised }: Props) {
  const t = useTexts(practiceTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const count = questions.length
  const words = [count > 1 ? t('practised', { count }) : '', isPraised ? t('wellDone') : ''].join(' ').trim()
  const tomorrow = t(count === practiceQuestionsADay ? 'tomorrow' : 'comeBack')
  const missed = questions.find(({ is_right }) => is_right === false)
  return (
    <>
      <div className={styles.end}>
        <div className={styles.leaves} data-fresh={isFresh || undefined} aria-hidden="true">
          {leaves.map((leaf) => (
            <i key={leaf} data-leaf={leaf}>
              <Check />
            </i>
          ))}
        </div>
        <h1 ref={heading} tabIndex={-1}>
          <Phrases>{t('done')}</Phrases>
        </h1>
        {words !== '' && (
          <p>
            <Phrases>{words}</Phrases>
          </p>
        )}
        <p>
          <Phrases>{tomorrow}</Phrases>
        </p>
        <ListenButton text={`${t('done')} ${words} ${tomorrow}`} />
        <p className={styles.credits}>
          <Phrases>{t('onlyPractice')}</Phrases>
        </p>
      </div>
      <Dock>
        {missed && (
          <Link to={`/video/${missed.lesson.id}`} className={styles.again}>
            <LessonImage lesson={missed.lesson} width={160} className={styles.picture} />
            <span className="shrink break">
              <small>
                <Phrases>{t('toSeeAgain')}</Phrases>
              </small>
              <b>
                <Phrases>{missed.lesson.title}</Phrases>
              </b>
            </span>
          </Link>
        )}
        <LinkButton block size="xl" to="/library">
          {t('toLessons')}
        </LinkButton>
      </Dock>
    </>
  )
}
