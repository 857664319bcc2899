import { byLanguage } from '@kasama/contract/language'
import { GripVertical, Keyboard } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import type { EditedLesson } from '../../saving/use-lesson'
import quizStyles from '../quiz.module.css'
import { quizTexts as t } from '../quiz.texts'
import styles from './question-list.module.css'
import { stateIn } from './question-rules'

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

type Props = {
  editing: EditedLesson
  keys: string[]
  current: string
  onChoose: (key: string) => void
  onMove: (key: string, to: number) => void
}

/** The questions in their order, with the languages that each has; dragged, or moved by Alt with the arrows. */
export function QuestionList({ editing: { lesson, stored }, keys, current, onChoose, onMove }: Props) {
  const [dragged, setDragged] = useState<string | null>(null)
  const answers = new Map(stored.data?.answers.map((one) => [one.question_id, one.answers]))
  function step(event: KeyboardEvent, key: string) {
    const by = event.altKey ? steps[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    onMove(key, keys.indexOf(key) + by)
  }
  return (
    <>
      <ol className={styles.list}>
        {keys.map((key, index) => {
          const question = lesson.questions[key]
          if (!question) return null
          const count = answers.get(question.question_id ?? 0) ?? 0
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.item}
                aria-current={key === current || undefined}
                data-dragged={key === dragged || undefined}
                draggable
                onDragStart={() => setDragged(key)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => dragged && event.preventDefault()}
                onDrop={() => dragged && onMove(dragged, index)}
                onKeyDown={(event) => step(event, key)}
                onClick={() => onChoose(key)}
              >
                <GripVertical aria-hidden="true" />
                <span className="stack gap-4 shrink break">
                  <b>
                    {index + 1}. <span>{question.content.eng || t.empty}</span>
                  </b>
                  {count > 0 && <small>{count === 1 ? t.answeredOne : fillIn(t.answered, { count })}</small>}
                  <LanguageFlags states={byLanguage((language) => stateIn(question, language))} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <p className={classNames('row stretch gap-8 muted text-14', quizStyles.hint, styles.keys)}>
        <Keyboard aria-hidden="true" />
        {t.order}
      </p>
    </>
  )
}
