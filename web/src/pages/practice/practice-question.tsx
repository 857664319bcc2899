import type { PracticeQuestion as Question } from '@kasama/contract/learning/practice/practice.api'
import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSubmitPractice } from '#learning/practice/practice.queries.ts'
import { QuestionHeading } from '#learning/quiz/question/question-heading.tsx'
import { QuizOptions } from '#learning/quiz/question/quiz-options.tsx'
import { quizTexts } from '#learning/quiz/quiz.texts.ts'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './practice-page.module.css'

type Props = {
  day: string
  question: Question
  /** Whether the question before was answered just now: the focus moves here. */
  takesFocus: boolean
  onSubmit: () => void
  onAnswered: (optionId: number) => void
}

/** One open question; keyed by it, so that its options keep their order and its answer its key. */
export function PracticeQuestion({ day, question, takesFocus, onSubmit, onAnswered }: Props) {
  const t = useTexts(quizTexts)
  const errorText = useErrorText()
  const group = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [selected, setSelected] = useState<number>()
  const [isHinted, setHinted] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  // A late answer must not take her back from the page that she has gone to.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { mutate, isPending, error, reset } = useSubmitPractice(day, (option) => isShown.current && onAnswered(option))
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  function select(optionId: number) {
    setSelected(optionId)
    setHinted(false)
    reset()
  }
  function submit() {
    if (selected === undefined) return setHinted(true)
    onSubmit()
    mutate({ key, question, optionId: selected })
  }
  const problem = isHinted ? t('chooseFirst') : error && errorText(error)
  return (
    <>
      <LessonImage lesson={question.lesson} width={640} className={styles.picture} />
      <QuestionHeading ref={heading} id={group} level="h1" question={question} className={styles.question} />
      <QuizOptions
        question={question}
        labelledBy={group}
        stateOf={(id) => (id === selected ? 'selected' : 'idle')}
        isFixed={isPending}
        onSelect={select}
      />
      <div className={styles.problem}>
        {problem && (
          <Notice kind="warn" icon={<CircleAlert aria-hidden="true" />}>
            <Phrases>{problem}</Phrases>
          </Notice>
        )}
      </div>
      <Dock>
        <Button block size="xl" busy={isPending} onClick={submit}>
          {t('submit')}
        </Button>
      </Dock>
    </>
  )
}
