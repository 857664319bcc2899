import { type ReactNode, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import styles from './quiz.module.css'
import { type SubmitOptions, useAnswers } from './quiz.queries'
import { quizTexts } from './quiz.texts'
import { QuizRun, type QuizScreen } from './quiz-run'
import { QuizSkeleton } from './quiz-skeleton'

type Props = {
  questionIds: number[]
  /** The worker whose answers count; undefined for a guest. */
  workerId: number | undefined
  /** Whether the video has been watched to its end. */
  isUnlocked: boolean
  /** Progress that the completed video brought her. */
  gain?: ReactNode
  /** Whether its end is celebrated. */
  isPraised: boolean
  /** Links after the last question. */
  actions: ReactNode
  screen: QuizScreen
  /** Called when the last question is answered on this visit. */
  onCompleted?: () => void
  /** Requests the video again, as it may have another open question; undefined if that fails. */
  reloadVideo: () => Promise<{ question_ids: number[] } | undefined>
  /** A question was changed in the meantime: the video has other questions by now. */
  onGone: (message: string) => void
} & SubmitOptions

/** The questions of a video. A worker may repeat them for practice; her score stays. */
export function Quiz({ workerId, ...props }: Props) {
  const t = useTexts(quizTexts)
  const [rounds, setRounds] = useState(0)
  // Not in the bar at the bottom: that has the next lesson only, as it covers a part of a small phone.
  const gain = (
    <>
      {props.gain}
      <Button look="quiet" block onClick={() => setRounds(rounds + 1)}>
        {t('practise')}
      </Button>
    </>
  )
  return (
    <section className={styles.quiz} aria-label={t('quiz')}>
      {workerId === undefined && <QuizRun {...props} mode="guest" answered={[]} />}
      {workerId !== undefined && rounds === 0 && <WorkerQuiz {...props} gain={gain} workerId={workerId} />}
      {workerId !== undefined && rounds > 0 && (
        <QuizRun key={rounds} {...props} gain={gain} mode="practice" answered={[]} takesFocus onCompleted={undefined} />
      )}
    </section>
  )
}

function WorkerQuiz({ workerId, ...rest }: Props & { workerId: number }) {
  const answers = useAnswers(workerId)
  if (answers.data) return <QuizRun {...rest} mode="worker" answered={answers.data} />
  if (answers.error) return <LoadError error={answers.error} onRetry={answers.refetch} />
  return <QuizSkeleton isWhole />
}
