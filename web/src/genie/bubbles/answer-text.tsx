import type { ReactNode } from 'react'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './answer-text.module.css'
import { partsOf } from './lines'

type Props = {
  text: string
  /** Content beside each step. */
  besideStep?: (step: string) => ReactNode
}

/** Genie's text: paragraphs and numbered steps, never any markup. */
export function AnswerText({ text, besideStep }: Props) {
  return partsOf(text).map((part, partIndex) =>
    part.kind === 'paragraph' ? (
      <p key={`${partIndex}-text`}>
        <Phrases>{part.text}</Phrases>
      </p>
    ) : (
      <ol key={`${partIndex}-steps`} className={styles.steps} data-beside={besideStep !== undefined || undefined}>
        {part.steps.map((step, index) => (
          <li key={`${index}-${step.number}`}>
            <b>{step.number}</b>
            <span>
              <Phrases>{step.text}</Phrases>
            </span>
            {besideStep?.(step.text)}
          </li>
        ))}
      </ol>
    ),
  )
}
