import type { PracticeSet } from '@kasama/contract/learning/practice/practice.api'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { usePractice, usePracticeSettled } from '#learning/practice/practice.queries.ts'
import { practiceTexts } from '#learning/practice/practice.texts.ts'
import { PracticeAnswer } from '#learning/practice/practice-answer.tsx'
import { PracticeCard } from '#learning/practice/practice-card.tsx'
import { PracticeEnd } from '#learning/practice/practice-end.tsx'
import { PracticeLeaves } from '#learning/practice/practice-leaves.tsx'
import { useGoal } from '#learning/progress/goal/goal.queries.ts'
import { ListenButton } from '#learning/quiz/question/listen-button.tsx'
import { quizTexts } from '#learning/quiz/quiz.texts.ts'
import { useSendWaiting } from '#learning/video/watching/use-send-waiting.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconLink } from '#shared/ui/actions/icon-button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { backTexts } from '#shared/ui/rows/back.texts.ts'
import { Empty } from '#shared/ui/states/empty.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { CardSkeleton, Loading } from '#shared/ui/states/skeleton.tsx'
import { useWaitingActs } from '#shared/watching/use-waiting-count.ts'
import { WaitingNote } from '#shared/watching/waiting-note.tsx'
import styles from './practice-page.module.css'
import { PracticeQuestion } from './practice-question'

/** In the page's file: the library shows the card, and the page then opens at once. */
export { PracticeCard }

/** Today's questions from lessons that she has finished. Nothing of it changes a score, and nobody else sees it. */
export function PracticePage() {
  useSendWaiting()
  const isSettled = usePracticeSettled()
  const { data: set, error, refetch } = usePractice()
  const data = isSettled ? set : undefined
  return (
    <div className={styles.page}>
      {data && data.questions.length > 0 && <Practice key={data.day} set={data} />}
      {data && data.questions.length === 0 && <NothingYet />}
      {!set && error && <LoadError error={error} onRetry={refetch} />}
      {!data && (set || !error) && (
        <Loading>
          <CardSkeleton />
        </Loading>
      )}
    </div>
  )
}

/** State of the history entry: her answer to the question in the address, or that she comes from one. */
type EntryState = { chosen?: number; isNext?: boolean } | null

/**
 * The answer to the question in the address, else the first open question, else the end. So the way back from the
 * lesson leads to the answer that she left.
 */
function Practice({ set: { day, questions } }: { set: PracticeSet }) {
  const t = useTexts(practiceTexts)
  const backLabel = useTexts(backTexts)('back')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const entry: EntryState = useLocation().state
  const { data: goal } = useGoal()
  const isWaiting = useWaitingActs().some(({ kind }) => kind === 'practice')
  const chosen = entry?.chosen
  const isNext = entry?.isNext === true
  // The question that she answers stays until she goes on, though the set may know its answer before its mark is here.
  const [submitted, setSubmitted] = useState<number>()
  const open = questions.filter(({ is_right }) => is_right === null)
  const answered = questions.find(({ id, is_right }) => id === Number(query.get('q')) && is_right !== null)
  const shown = questions.find(({ id }) => id === submitted) ?? open[0]
  const current = answered && chosen !== undefined ? answered : shown
  function next() {
    setSubmitted(undefined)
    navigate('/practice', { replace: true, state: { isNext: true } satisfies EntryState })
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <div className={styles.top}>
        <IconLink to="/library" label={backLabel}>
          <ArrowLeft aria-hidden="true" />
        </IconLink>
        <PracticeLeaves questions={questions} current={current?.id} />
        <span className="text-15 muted bold">{t('only')}</span>
      </div>
      {!current && isWaiting && <WaitingNote />}
      {!current && <PracticeEnd questions={questions} isFresh={isNext} isPraised={goal?.praise !== false} />}
      {current && current !== answered && (
        <PracticeQuestion
          key={current.id}
          day={day}
          question={current}
          takesFocus={isNext}
          onSubmit={() => setSubmitted(current.id)}
          onAnswered={(option) =>
            navigate(`/practice?q=${current.id}`, { replace: true, state: { chosen: option } satisfies EntryState })
          }
        />
      )}
      {current && current === answered && chosen !== undefined && (
        <>
          <PracticeAnswer
            key={current.id}
            question={current}
            chosen={chosen}
            listen={(option) => <ListenOption option={option} />}
          />
          <Dock>
            <Button block size="xl" onClick={next}>
              <span>{t(open.length > 0 ? 'next' : 'finish')}</span>
              <ArrowRight aria-hidden="true" />
            </Button>
          </Dock>
        </>
      )}
    </>
  )
}

function ListenOption({
  option: { content, sound_url },
}: {
  option: PracticeSet['questions'][number]['options'][number]
}) {
  const t = useTexts(quizTexts)
  return <ListenButton label={t('listenOption', { option: content })} text={content} soundUrl={sound_url} />
}

function NothingYet() {
  const t = useTexts(practiceTexts)
  return (
    <Empty isPage title={t('finishFirst')}>
      <LinkButton to="/library">{t('toLessons')}</LinkButton>
    </Empty>
  )
}
