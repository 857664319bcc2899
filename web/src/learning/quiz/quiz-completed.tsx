import { CircleCheck, Star } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import picture from '#assets/quiz-completed.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { FallingLeaves } from '#shared/ui/brand/falling-leaves.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { quizTexts } from './quiz.texts'
import styles from './quiz-completed.module.css'

type Props = {
  count: number
  firstTry: number
  /** Whether she answered the last question just now. */
  isFresh: boolean
  /** Adds a picture, around which leaves fall once. */
  isPraised: boolean
  /** Progress that the completed video brought her. */
  gain?: ReactNode
  /** Links to continue. */
  actions: ReactNode
}

export function QuizCompleted({ count, firstTry, isFresh, isPraised, gain, actions }: Props) {
  const t = useTexts(quizTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  return (
    <>
      <div className={styles.completed} data-praise>
        {isPraised && (
          <FallingLeaves isFresh={isFresh}>
            <img src={picture} alt="" width={340} height={179} />
          </FallingLeaves>
        )}
        <div role={isFresh ? 'status' : undefined}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <Phrases>{t('completed')}</Phrases>
          </h2>
        </div>
        <div className={styles.tags}>
          <Tag kind="ok" icon={<CircleCheck aria-hidden="true" />}>
            {count} / {count}
          </Tag>
          {firstTry > 0 && (
            <Tag kind="warn" icon={<Star className={styles.star} aria-hidden="true" />}>
              {t('firstTry', { count: firstTry })}
            </Tag>
          )}
        </div>
        {gain}
      </div>
      <Dock>{actions}</Dock>
    </>
  )
}
