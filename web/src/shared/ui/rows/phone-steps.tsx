import type { ReactNode } from 'react'
import { ListenButton } from '../media/listen/listen-button'
import { Phrases } from '../phrases'
import styles from './phone-steps.module.css'

/** A step on the phone: what to do, and the line of the browser as the phone prints it, in English. */
export type PhoneStep = { text: string; shot: ReactNode }

/** Numbered steps that lead through the browser's own menus, each with its sound. */
export function PhoneSteps({ steps }: { steps: PhoneStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, shot }, index) => (
        <li key={text}>
          <span className={styles.number}>{index + 1}</span>
          <b>
            <Phrases>{text}</Phrases>
          </b>
          <ListenButton text={text} />
          <span className={styles.shot} translate="no" aria-hidden="true">
            {shot}
          </span>
        </li>
      ))}
    </ol>
  )
}
