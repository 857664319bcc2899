import { englishNames, type Language } from '@kasama/contract/language'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import type { EditedLesson } from '../../saving/use-lesson'
import { quizTexts as t } from '../quiz.texts'
import { stateIn } from './question-rules'
import styles from './question-steps.module.css'

type Props = {
  lesson: EditedLesson['lesson']
  keys: string[]
  current: string
  language: Language
  onChoose: (key: string) => void
}

/** The questions as numbers on a phone; those incomplete in the second language are marked. */
export function QuestionSteps({ lesson, keys, current, language, onChoose }: Props) {
  return (
    <fieldset className={styles.steps} aria-label={t.steps}>
      {keys.map((key, index) => {
        const question = lesson.questions[key]
        const state = question ? stateIn(question, language) : 'whole'
        return (
          <button key={key} type="button" aria-pressed={key === current} onClick={() => onChoose(key)}>
            {index + 1}
            {state !== 'whole' && (
              <>
                <i className={styles.mark} data-state={state} />
                <span className="sr-only">
                  , <span>{fillIn(partsTexts[state], { language: englishNames[language] })}</span>
                </span>
              </>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
