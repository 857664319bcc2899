import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleQuestionMark, Star } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import picture from '#assets/quiz-completed.svg'
import { RequestError } from '#shared/api/request-error.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { FallingLeaves } from '#shared/ui/brand/falling-leaves.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { QuizQuestion } from './question/quiz-question'
import styles from './quiz.module.css'
import { type AnswerResult, type QuizMode, questionQuery, type SubmitOptions } from './quiz.queries'
import { quizTexts } from './quiz.texts'
import quizCompletedStyles from './quiz-completed.module.css'
import { QuizSkeleton } from './quiz-skeleton'

/** Parts of the quiz as a separate screen: at both ends of the top row, and above the question. */
export type QuizScreen = { start: ReactNode; end: ReactNode; picture: ReactNode }

type Props = {
  mode: QuizMode
  questionIds: number[]
  answered: readonly { question_id: number; score: number }[]
  isUnlocked: boolean
  /** Whether she has just opened it: the focus moves here. */
  takesFocus?: boolean
  gain?: ReactNode
  isPraised: boolean
  actions: ReactNode
  screen: QuizScreen
  onCompleted?: (() => void) | undefined
  reloadVideo: () => Promise<{ question_ids: number[] } | undefined>
  onGone: (message: string) => void
} & SubmitOptions

/** The questions one by one, from the first unanswered one to the end. */
export function QuizRun({
  questionIds,
  answered,
  gain,
  isPraised,
  actions,
  screen,
  onCompleted,
  reloadVideo,
  takesFocus = false,
  ...rest
}: Props) {
  const [scores, setScores] = useState(() => new Map(answered.map((answer) => [answer.question_id, answer.score])))
  const open = questionIds.filter((id) => !scores.has(id))
  const [chosen, setChosen] = useState(open[0])
  const [isFresh, setFresh] = useState(false)
  const [wantsNext, setWantsNext] = useState(false)
  // A question that was removed in the meantime is skipped.
  const current = chosen !== undefined && questionIds.includes(chosen) ? chosen : open[0]
  const others = open.filter((id) => id !== current)
  usePrefetch(rest.mode, others[0])
  // She asked for the next question while it was loading.
  if (wantsNext && others.length > 0) {
    setWantsNext(false)
    setChosen(others[0])
  }

  function onCorrect({ score, completed, isWaiting }: AnswerResult) {
    if (current === undefined) return
    setScores(new Map(scores).set(current, score))
    setChosen(current)
    setFresh(true)
    if (others.length > 0) return
    if (rest.mode === 'worker' && !completed && !isWaiting) completeUnlessQuestionsAdded()
    else complete()
  }
  function complete() {
    setChosen(undefined)
    onCompleted?.()
  }
  /** Completes the quiz, unless a question was added in the meantime. */
  async function completeUnlessQuestionsAdded() {
    const video = await reloadVideo()
    if (video?.question_ids.every((id) => id === current || scores.has(id))) complete()
  }

  const count = questionIds.length
  if (current === undefined) {
    const firstTry = questionIds.filter((id) => (scores.get(id) ?? 0) > 0).length
    return (
      <>
        <div className={styles.top}>
          {screen.start}
          <span className={styles.bars} />
          {screen.end}
        </div>
        <QuizCompleted
          count={count}
          firstTry={firstTry}
          isFresh={isFresh}
          isPraised={isPraised}
          gain={gain}
          actions={actions}
        />
      </>
    )
  }
  return (
    <>
      <QuizTop
        position={questionIds.indexOf(current)}
        isAnswered={(index) => scores.has(questionIds[index] ?? 0)}
        count={count}
        screen={screen}
      />
      {screen.picture}
      <CurrentQuestion
        key={current}
        id={current}
        {...rest}
        takesFocus={isFresh || takesFocus}
        onCorrect={onCorrect}
        onLocked={reloadVideo}
        onNext={() => {
          setWantsNext(true)
          if (others.length === 0) completeUnlessQuestionsAdded()
        }}
      />
    </>
  )
}

type CurrentProps = Omit<Parameters<typeof QuizQuestion>[0], 'question'> & { id: number }

function CurrentQuestion({ id, ...rest }: CurrentProps) {
  const question = useQuery(questionQuery(rest.mode, id, useLanguage()))
  const { error } = question
  const refuse = useEffectEvent(() => {
    if (!(error instanceof RequestError)) return
    if (error.code === 'question_gone') rest.onGone(error.message)
    if (error.code === 'locked') rest.onLocked()
  })
  useEffect(() => {
    if (error) refuse()
  }, [error])
  if (question.data) return <QuizQuestion question={question.data} {...rest} />
  if (question.isPending) return <QuizSkeleton />
  return <LoadError error={question.error} onRetry={question.refetch} />
}

/** Loads the next question before she presses Next. */
function usePrefetch(mode: QuizMode, id: number | undefined) {
  const client = useQueryClient()
  const language = useLanguage()
  useEffect(() => {
    if (id !== undefined) client.prefetchQuery(questionQuery(mode, id, language))
  }, [client, mode, id, language])
}

type TopProps = { position: number; count: number; isAnswered: (position: number) => boolean; screen: QuizScreen }

function QuizTop({ position, count, isAnswered, screen }: TopProps) {
  const t = useTexts(quizTexts)
  const bars = Array.from({ length: count }, (_, index) => index)
  return (
    <div className={styles.top}>
      {screen.start}
      <h2 className={styles.title}>
        <CircleQuestionMark aria-hidden="true" />
        {t('quiz')}
      </h2>
      <span className={styles.bars} aria-hidden="true">
        {bars.map((index) => (
          <i key={index} data-state={index === position ? 'current' : isAnswered(index) ? 'done' : undefined} />
        ))}
      </span>
      <span className={styles.count} aria-hidden="true">
        {position + 1} / {count}
      </span>
      <span className="sr-only">{t('questionOf', { n: position + 1, count })}</span>
      {screen.end}
    </div>
  )
}

type QuizCompletedProps = {
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

function QuizCompleted({ count, firstTry, isFresh, isPraised, gain, actions }: QuizCompletedProps) {
  const t = useTexts(quizTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  return (
    <>
      <div className={quizCompletedStyles.completed} data-praise>
        {isPraised && (
          <FallingLeaves isFresh={isFresh}>
            <img src={picture} alt="" width={340} height={179} />
          </FallingLeaves>
        )}
        <div role={isFresh ? 'status' : undefined}>
          <h2 ref={heading} tabIndex={-1} className={quizCompletedStyles.title}>
            <Phrases>{t('completed')}</Phrases>
          </h2>
        </div>
        <div className={quizCompletedStyles.tags}>
          <Tag kind="ok" icon={<CircleCheck aria-hidden="true" />}>
            {count} / {count}
          </Tag>
          {firstTry > 0 && (
            <Tag kind="warn" icon={<Star className={quizCompletedStyles.star} aria-hidden="true" />}>
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
