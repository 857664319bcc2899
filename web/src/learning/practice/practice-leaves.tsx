import type { PracticeQuestion } from '@kasama/contract/learning/practice/practice.api'
import { Check } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { practiceTexts } from './practice.texts'
import styles from './practice-leaves.module.css'

type Props = {
  questions: PracticeQuestion[]
  /** The question on the screen; undefined for none. */
  current?: number | undefined
}

/** A leaf for each question; it turns green when the question is answered, rightly or not. */
export function PracticeLeaves({ questions, current }: Props) {
  const t = useTexts(practiceTexts)
  const count = questions.length
  const place = questions.findIndex(({ id }) => id === current)
  const done = questions.filter(({ is_right }) => is_right !== null).length
  const isOpen = questions[place]?.is_right === null
  return (
    <span
      role="img"
      className={styles.leaves}
      aria-label={isOpen ? t('number', { n: place + 1, count }) : t('answered', { done, count })}
    >
      {questions.map(({ id, is_right }, index) => (
        <span key={id} data-state={is_right !== null ? 'done' : id === current ? 'current' : undefined}>
          {is_right !== null ? <Check aria-hidden="true" /> : index + 1}
        </span>
      ))}
    </span>
  )
}
