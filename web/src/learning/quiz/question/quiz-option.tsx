import type { Question } from '@kasama/contract/learning/quiz.api'
import { Check, X } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { quizTexts } from '../quiz.texts'
import { ListenButton } from './listen-button'
import { optionLetter } from './option-order'
import styles from './quiz-option.module.css'

export type OptionState = 'idle' | 'selected' | 'good' | 'bad'

type Props = {
  option: Question['options'][number]
  place: number
  group: string
  state: OptionState
  isFixed: boolean
  onSelect: () => void
}

/** One option: a leaf with its letter, its text, and a button that reads it aloud. */
export function QuizOption({ option, place, group, state, isFixed, onSelect }: Props) {
  const t = useTexts(quizTexts)
  return (
    <div className={styles.option} data-state={state}>
      <label className={styles.main}>
        <input
          type="radio"
          className="sr-only"
          name={group}
          checked={state === 'selected' || state === 'good' || state === 'bad'}
          disabled={isFixed}
          onChange={onSelect}
        />
        <span className={styles.leaf} aria-hidden="true">
          {state === 'good' && <Check />}
          {state === 'bad' && <X />}
          {state !== 'good' && state !== 'bad' && optionLetter(place)}
        </span>
        <span className={styles.text}>
          <Phrases>{option.content}</Phrases>
        </span>
      </label>
      <ListenButton
        label={t('listenOption', { option: option.content })}
        text={option.content}
        soundUrl={option.sound_url}
      />
    </div>
  )
}
