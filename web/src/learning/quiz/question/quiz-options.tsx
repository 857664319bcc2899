import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { quizTexts } from '../quiz.texts'
import { ListenButton } from './listen-button'
import { optionLetter, optionOrder } from './option-order'
import quizOptionStyles from './quiz-option.module.css'

export type OptionState = 'idle' | 'selected' | 'good' | 'bad'

type Props = {
  question: Pick<Question, 'options' | 'randomize_options'>
  /** The id of the question's words, which names the group. */
  labelledBy: string
  stateOf: (optionId: number) => OptionState
  /** Whether another option can no longer be selected. */
  isFixed: boolean
  onSelect: (optionId: number) => void
}

/** The options of one question, in an order that stays while the question is shown. */
export function QuizOptions({ question, labelledBy, stateOf, isFixed, onSelect }: Props) {
  const [order] = useState(() => optionOrder(question.options, question.randomize_options).map((option) => option.id))
  const options = order.flatMap((id) => question.options.filter((option) => option.id === id))
  return (
    <div className="stack gap-10" role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option, index) => (
        <QuizOption
          key={option.id}
          option={option}
          index={index}
          group={labelledBy}
          state={stateOf(option.id)}
          isFixed={isFixed}
          onSelect={() => onSelect(option.id)}
        />
      ))}
    </div>
  )
}

type QuizOptionProps = {
  option: Question['options'][number]
  index: number
  group: string
  state: OptionState
  isFixed: boolean
  onSelect: () => void
}

/** One option: a leaf with its letter, its text, and a button that reads it aloud. */
function QuizOption({ option, index, group, state, isFixed, onSelect }: QuizOptionProps) {
  const t = useTexts(quizTexts)
  return (
    <div className={quizOptionStyles.option} data-state={state} data-sound={option.sound_url ?? undefined}>
      <label className={quizOptionStyles.main}>
        <input
          type="radio"
          className="sr-only"
          name={group}
          checked={state === 'selected' || state === 'good' || state === 'bad'}
          disabled={isFixed}
          onChange={onSelect}
        />
        <span className={quizOptionStyles.leaf} aria-hidden="true">
          {state === 'good' && <Check />}
          {state === 'bad' && <X />}
          {state !== 'good' && state !== 'bad' && optionLetter(index)}
        </span>
        <span className="grow break">
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
