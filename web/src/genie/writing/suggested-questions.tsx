import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { chatTexts } from '../chat.texts'
import { employersIdeas } from './employers-ideas.texts'
import styles from './ideas.module.css'
import { workersIdeas } from './ideas.texts'

type Props = {
  /** Questions that follow from the last answer; if empty, four fixed ones for her role are shown. */
  followOnQuestions: readonly string[]
  isWorker: boolean
  onAsk: (question: string) => void
}

/** Questions to ask with one press; the list can be folded. */
export function SuggestedQuestions({ followOnQuestions, isWorker, onAsk }: Props) {
  const t = useTexts(chatTexts)
  const [isOpen, setOpen] = useState(true)
  const defaultQuestions = useDefaultQuestions(isWorker)
  const Icon = isOpen ? ChevronDown : ChevronUp
  return (
    <div className={styles.ideas}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon aria-hidden="true" />
        <span>
          <Phrases>{t(isOpen ? 'hideIdeas' : 'showIdeas')}</Phrases>
        </span>
      </button>
      {isOpen &&
        (followOnQuestions.length > 0 ? followOnQuestions : defaultQuestions).map((question) => (
          <button key={question} type="button" className={styles.idea} onClick={() => onAsk(question)}>
            <span>
              <Phrases>{question}</Phrases>
            </span>
          </button>
        ))}
    </div>
  )
}

function useDefaultQuestions(isWorker: boolean): string[] {
  const workers = useTexts(workersIdeas)
  const employers = useEmployerTexts(employersIdeas)
  if (isWorker) return (['bath', 'rice', 'restDay', 'salary'] as const).map((key) => workers(key))
  return (['credits', 'windows', 'switch', 'cost'] as const).map((key) => employers(key))
}
