import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import { ChevronDown, CircleQuestionMark } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { ordinal } from '../list-order'
import { mustWatchTexts } from '../must-watch.texts'
import styles from './hard-questions.module.css'

type Question = MustWatchLesson['hard_questions'][number]

/** Questions answered wrongly at the first try, folded. */
export function HardQuestions({ questions }: { questions: Question[] }) {
  const t = useEmployerTexts(mustWatchTexts)
  if (questions.length === 0) return null
  const tries = ({ is_right, tries: count }: Question) => {
    if (is_right) return t('rightOn', { try: ordinal(count) })
    return t(count === 1 ? 'notRightOnce' : 'notRight', { count })
  }
  return (
    <details className={styles.hard}>
      <summary>
        <CircleQuestionMark aria-hidden="true" />
        <span>{t(questions.length === 1 ? 'hardQuestion' : 'hardQuestions', { count: questions.length })}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <ul>
        {questions.map((question) => (
          <li key={question.question}>
            {question.question}
            <span>{tries(question)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
