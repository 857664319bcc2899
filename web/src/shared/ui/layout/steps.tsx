import { Check } from 'lucide-react'
import styles from './steps.module.css'

type Step = { label: string; onPress?: (() => void) | undefined }
type Props = {
  label: string
  steps: readonly Step[]
  /** The index of the present step, from 0. */
  current: number
}

/** The steps of a wizard: with names on wide screens, as bars on narrow ones. A step with `onPress` is a button. */
export function Steps({ label, steps, current }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'next'
        const content = (
          <>
            <span className={styles.number}>{state === 'done' ? <Check aria-hidden="true" /> : index + 1}</span>
            <span>{step.label}</span>
          </>
        )
        return (
          <li key={step.label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {step.onPress ? (
              <button type="button" className={styles.face} onClick={step.onPress}>
                {content}
              </button>
            ) : (
              <span className={styles.face}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
