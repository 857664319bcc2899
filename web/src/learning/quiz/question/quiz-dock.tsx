import { ArrowRight, Check, CircleAlert, Hourglass, Lock, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { scrollBehaviour } from '#shared/ui/scroll-behaviour.ts'
import { quizTexts } from '../quiz.texts'
import styles from './quiz-dock.module.css'
import type { useMarking } from './use-marking'

type Props = {
  marking: ReturnType<typeof useMarking>
  isUnlocked: boolean
  onNext: () => void
}

/** Feedback on the answer, and the next button. */
export function QuizDock({ marking, isUnlocked, onNext }: Props) {
  const t = useTexts(quizTexts)
  const hint = useId()
  const { marked, problem, isBusy } = marking
  const isDone = marked?.correct === true
  const status = useRef<HTMLDivElement>(null)
  const said = marked !== undefined || problem !== undefined
  // Below a long question the feedback is scrolled above the bar, instead of covering the options.
  useEffect(() => {
    if (said) status.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() })
  }, [said])
  return (
    <>
      <div ref={status} role="status" className={styles.status}>
        {problem && <Feedback kind="note" icon={<CircleAlert aria-hidden="true" />} text={problem} />}
        {marked && !marked.correct && <Feedback kind="bad" icon={<RotateCcw aria-hidden="true" />} text={t('wrong')} />}
        {isDone && <Feedback kind="good" icon={<Check aria-hidden="true" />} text={t('correct')} />}
      </div>
      <Dock>
        {!isUnlocked && (
          <p id={hint} className={styles.hint}>
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
    <p className={styles.feedback} data-kind={kind}>
      <span className={styles.icon}>{icon}</span>
      <span>
        <Phrases>{text}</Phrases>
      </span>
    </p>
  )
}
