import type { Language } from '@kasama/contract/language'
import type { LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { spliced } from '#desk-kit/order/spliced.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { QuestionForm } from './question/question-form'
import { QuestionList } from './question/question-list'
import { duplicateOf, insertChanges, machineTextsOf, moved, newKey, newQuestion } from './question/question-rules'
import { QuestionSteps } from './question/question-steps'
import styles from './quiz.module.css'
import { quizTexts as t } from './quiz.texts'

/** The questions of a lesson on the left, the chosen one in two languages on the right. */
export function QuizEditor({ editing }: { editing: EditedLesson }) {
  const { lesson, change } = editing
  const keys = lesson.question_order.filter((key) => lesson.questions[key])
  const [chosen, setChosen] = useState<string | null>(null)
  const [language, setLanguage] = useState<Language>('phi')
  const current = keys.find((key) => key === chosen) ?? keys[0]
  const question = current ? lesson.questions[current] : undefined

  const machineOf = (key: string) => machineTextsOf([...editing.changes, ...editing.waiting], key)
  function insert(key: string, added: LessonQuestion, machine: string[]) {
    for (const { path, value, is_machine } of insertChanges(key, added, machine)) change(path, value, is_machine)
  }
  function add(added: LessonQuestion, place = keys.length, machine: string[] = []) {
    const key = newKey()
    insert(key, added, machine)
    change('question_order', spliced(keys, place, 0, key))
    setChosen(key)
  }
  // Undo puts the question into the order as it is at that moment.
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  function remove(key: string, removed: LessonQuestion) {
    const [machine, place] = [machineOf(key), keys.indexOf(key)]
    change(
      'question_order',
      keys.filter((one) => one !== key),
    )
    change(`questions.${key}`, null)
    showUndo(t.removed, async () => {
      insert(key, removed, machine)
      change('question_order', spliced(latest.current, place, 0, key))
      setChosen(key)
    })
  }
  function move(key: string, to: number) {
    // Without a choice the first question is shown; choosing it keeps it on the screen when it is not the first any
    // more.
    setChosen(current ?? null)
    change('question_order', moved(keys, keys.indexOf(key), to))
  }

  if (!current || !question)
    return (
      <EmptyList title={t.noQuestions} text={t.noQuestionsText}>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => add(newQuestion())}>
          {t.first}
        </Button>
      </EmptyList>
    )
  const place = keys.indexOf(current)
  return (
    <div className={styles.columns}>
      <div className="stack gap-12 shrink">
        <div className="row between wrap gap-8 gap-x-12">
          <h2>{keys.length === 1 ? t.oneQuestion : fillIn(t.questions, { count: keys.length })}</h2>
          <Button look="line" size="s" icon={<Plus aria-hidden="true" />} onClick={() => add(newQuestion())}>
            {t.add}
          </Button>
        </div>
        <QuestionSteps lesson={lesson} keys={keys} current={current} language={language} onChoose={setChosen} />
        <QuestionList editing={editing} keys={keys} current={current} onChoose={setChosen} onMove={move} />
      </div>
      <QuestionForm
        key={current}
        editing={editing}
        place={{ key: current, number: place + 1, isFirst: place === 0, isLast: place === keys.length - 1 }}
        question={question}
        language={language}
        onLanguage={setLanguage}
        onMove={(by) => move(current, place + by)}
        onCopy={() => add(duplicateOf(question), place + 1, machineOf(current))}
        onRemove={() => remove(current, question)}
      />
    </div>
  )
}
