import type { Question } from '@kasama/contract/learning/quiz.api'
import { useRef, useState } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { loadErrorTexts } from '#shared/ui/states/load-error.texts.ts'
import { type AnswerResult, type Prove, type QuizMode, useSubmitAnswer } from '../quiz.queries'
import { quizTexts } from '../quiz.texts'

type Options = {
  mode: QuizMode
  question: Question
  prove?: Prove | undefined
  onCorrect: (marked: AnswerResult) => void
  /** The question was changed, or removed, in the meantime. */
  onGone: (message: string) => void
  /** The subscription has ended in the meantime. */
  onLocked: () => void
}

/** Selection and submission of an answer to one question. The selection survives a lost connection. */
export function useMarking({ mode, question, prove, onCorrect, onGone, onLocked }: Options) {
  const t = useTexts(quizTexts)
  const failed = useTexts(loadErrorTexts)('failed')
  const submit = useSubmitAnswer(mode, question, prove)
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

  async function check() {
    if (isInFlight.current || marked?.correct) return
    setMarked(undefined)
    setProblem(selected === undefined ? t('chooseFirst') : undefined)
    if (selected === undefined) return
    isInFlight.current = true
    try {
      const answer = await submit.mutateAsync(selected)
      setMarked(answer)
      if (answer.correct) onCorrect(answer)
    } catch (error) {
      refuse(error)
    } finally {
      isInFlight.current = false
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof RequestError)) setProblem(failed)
    else if (error.code === 'question_gone') onGone(error.message)
    else if (error.code === 'locked') onLocked()
    else setProblem(error.message)
  }

  return { selected, marked, problem, isBusy: submit.isPending, select, check }
}
