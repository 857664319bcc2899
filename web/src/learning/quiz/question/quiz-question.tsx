import type { Question } from '@kasama/contract/learning/quiz.api'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from '../quiz.module.css'
import type { AnswerResult, Prove, QuizMode } from '../quiz.queries'
import { quizTexts } from '../quiz.texts'
import { ListenButton } from './listen-button'
import { optionOrder } from './option-order'
import { QuizDock } from './quiz-dock'
import { type OptionState, QuizOption } from './quiz-option'
import { useMarking } from './use-marking'

type Props = {
  mode: QuizMode
  question: Question
  isUnlocked: boolean
  prove?: Prove | undefined
  /** Whether the question before was answered just now: the focus moves here. */
  takesFocus: boolean
  onCorrect: (marked: AnswerResult) => void
  onGone: (message: string) => void
  onLocked: () => void
  onNext: () => void
}

/** One question; keyed by it, so that its options keep their order. */
export function QuizQuestion({ mode, question, isUnlocked, takesFocus, onNext, ...rest }: Props) {
  const t = useTexts(quizTexts)
  const group = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const marking = useMarking({ mode, question, ...rest })
  const [order] = useState(() => optionOrder(question.options, question.randomize_options).map((option) => option.id))
  const options = order.flatMap((id) => question.options.filter((option) => option.id === id))
  const [readsFromHere] = useState(takesFocus)
  useEffect(() => {
    if (readsFromHere) heading.current?.focus()
  }, [readsFromHere])

  return (
    <>
      <div className={styles.question}>
        <ListenButton label={t('listenQuestion')} text={question.content} soundUrl={question.sound_url} />
        <h3 ref={heading} id={group} tabIndex={-1} className={styles.words}>
          <Phrases>{question.content}</Phrases>
        </h3>
      </div>
      <div className={styles.options} role="radiogroup" aria-labelledby={group}>
        {options.map((option, place) => (
          <QuizOption
            key={option.id}
            option={option}
            place={place}
            group={group}
            state={optionState(option.id, marking)}
            isFixed={marking.isBusy || marking.marked?.correct === true}
            onSelect={() => marking.select(option.id)}
          />
        ))}
      </div>
      <QuizDock marking={marking} isUnlocked={isUnlocked} onNext={onNext} />
    </>
  )
}

function optionState(id: number, { selected, marked }: ReturnType<typeof useMarking>): OptionState {
  // Another option may be right, too: none is marked as wrong.
  if (id !== selected) return 'idle'
  if (!marked) return 'selected'
  return marked.correct ? 'good' : 'bad'
}
