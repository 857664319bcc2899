import { Check } from 'lucide-react'
import styles from './steps.module.css'

type Step = { label: string; onPress?: (() => void) | undefined }
type Props = {
  label: string
  steps: readonly Step[]
  /** The step she is at, from 0. */
  current: number
}

/** The steps of a longer way: named on wide screens, bars on narrow ones. A step that `onPress` leads to can be pressed. */
export function Steps({ label, steps, current }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'next'
        const face = (
          <>
            <span className={styles.number}>{state === 'done' ? <Check aria-hidden="true" /> : index + 1}</span>
            <span className={styles.name}>{step.label}</span>
          </>
        )
        return (
          <li key={step.label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {step.onPress ? (
              <button type="button" className={styles.face} onClick={step.onPress}>
                {face}
              </button>
            ) : (
              <span className={styles.face}>{face}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
