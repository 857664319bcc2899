import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { ArrowRight, Check, CircleAlert, Hourglass, Lock, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { scrollBehaviour } from '#shared/ui/scroll-behaviour.ts'
import { loadErrorTexts } from '#shared/ui/states/load-error.texts.ts'
import styles from '../quiz.module.css'
import { type AnswerResult, type QuizMode, type SubmitOptions, useSubmitAnswer } from '../quiz.queries'
import { quizTexts } from '../quiz.texts'
import { QuestionHeading } from './question-heading'
import quizDockStyles from './quiz-dock.module.css'
import { type OptionState, QuizOptions } from './quiz-options'

type Props = {
  mode: QuizMode
  question: Question
  isUnlocked: boolean
  /** Whether the question before was answered just now: the focus moves here. */
  takesFocus: boolean
  onCorrect: (marked: AnswerResult) => void
  onGone: (message: string) => void
  onLocked: () => void
  onNext: () => void
} & SubmitOptions

/** One question; keyed by it, so that its options keep their order. */
export function QuizQuestion({ mode, question, isUnlocked, takesFocus, onNext, ...rest }: Props) {
  const group = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const marking = useAnswerSubmission({ mode, question, ...rest })
  const [readsFromHere] = useState(takesFocus)
  useEffect(() => {
    if (readsFromHere) heading.current?.focus()
  }, [readsFromHere])

  return (
    <>
      <QuestionHeading ref={heading} id={group} level="h3" question={question} className={styles.words} />
      <QuizOptions
        question={question}
        labelledBy={group}
        stateOf={(id) => optionState(id, marking)}
        isFixed={marking.isBusy || marking.marked?.correct === true}
        onSelect={marking.select}
      />
      <QuizDock marking={marking} isUnlocked={isUnlocked} onNext={onNext} />
    </>
  )
}

function optionState(id: number, { selected, marked }: ReturnType<typeof useAnswerSubmission>): OptionState {
  // Another option may be right, too: none is marked as wrong.
  if (id !== selected) return 'idle'
  if (!marked) return 'selected'
  return marked.correct ? 'good' : 'bad'
}

type QuizDockProps = {
  marking: ReturnType<typeof useAnswerSubmission>
  isUnlocked: boolean
  onNext: () => void
}

/** Feedback on the answer, and the next button. */
function QuizDock({ marking, isUnlocked, onNext }: QuizDockProps) {
  const t = useTexts(quizTexts)
  const hint = useId()
  const { marked, problem, isBusy } = marking
  const isDone = marked?.correct === true
  const status = useRef<HTMLDivElement>(null)
  const hasFeedback = marked !== undefined || problem !== undefined
  // Below a long question the feedback is scrolled above the bar, instead of covering the options.
  useEffect(() => {
    if (hasFeedback) status.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() })
  }, [hasFeedback])
  return (
    <>
      <div ref={status} role="status" className={quizDockStyles.status}>
        {problem && <Feedback kind="note" icon={<CircleAlert aria-hidden="true" />} text={problem} />}
        {marked && !marked.correct && <Feedback kind="bad" icon={<RotateCcw aria-hidden="true" />} text={t('wrong')} />}
        {isDone && <Feedback kind="good" icon={<Check aria-hidden="true" />} text={t('correct')} />}
      </div>
      <Dock>
        {!isUnlocked && (
          <p id={hint} className={quizDockStyles.hint}>
            <Hourglass aria-hidden="true" />
            <span>
              <Phrases>{t('watchFirst')}</Phrases>
            </span>
          </p>
        )}
        <Button
          block
          busy={isBusy}
          disabled={!isUnlocked}
          icon={!isUnlocked && <Lock aria-hidden="true" />}
          onClick={isDone ? onNext : marking.check}
          {...(!isUnlocked && { 'aria-describedby': hint })}
        >
          <span>{t(isDone ? 'next' : 'submit')}</span>
          {isDone && <ArrowRight aria-hidden="true" />}
        </Button>
      </Dock>
    </>
  )
}

type FeedbackProps = { kind: 'good' | 'bad' | 'note'; icon: ReactNode; text: string }

function Feedback({ kind, icon, text }: FeedbackProps) {
  return (
    <p className={quizDockStyles.feedback} data-kind={kind}>
      <span className={quizDockStyles.icon}>{icon}</span>
      <span>
        <Phrases>{text}</Phrases>
      </span>
    </p>
  )
}

type Options = {
  mode: QuizMode
  question: Question
  onCorrect: (marked: AnswerResult) => void
  /** The question was changed, or removed, in the meantime. */
  onGone: (message: string) => void
  /** The subscription has ended in the meantime. */
  onLocked: () => void
} & SubmitOptions

/** Selection and submission of an answer to one question. The selection survives a lost connection. */
function useAnswerSubmission({ mode, question, prove, offline, onCorrect, onGone, onLocked }: Options) {
  const t = useTexts(quizTexts)
  const failed = useTexts(loadErrorTexts)('failed')
  const submit = useSubmitAnswer(mode, question, { prove, offline })
  // Two presses may happen before the page is rendered again.
  const isInFlight = useRef(false)
  const [selected, setSelected] = useState<number>()
  const [marked, setMarked] = useState<AnswerResult>()
  const [problem, setProblem] = useState<string>()

  function select(optionId: number) {
    setSelected(optionId)
    setMarked(undefined)
    setProblem(undefined)
  }

  function check() {
    if (isInFlight.current || marked?.correct) return
    setMarked(undefined)
    setProblem(selected === undefined ? t('chooseFirst') : undefined)
    if (selected === undefined) return
    isInFlight.current = true
    // These are not called once she has left: a late answer takes her nowhere.
    submit.mutate(selected, {
      onSuccess(answer) {
        setMarked(answer)
        if (answer.correct) onCorrect(answer)
      },
      onError: handleError,
      onSettled() {
        isInFlight.current = false
      },
    })
  }

  function handleError(error: unknown) {
    if (!(error instanceof RequestError)) setProblem(failed)
    else if (error.code === 'question_gone') onGone(error.message)
    else if (error.code === 'locked') onLocked()
    else setProblem(error.message)
  }

  return { selected, marked, problem, isBusy: submit.isPending, select, check }
}
