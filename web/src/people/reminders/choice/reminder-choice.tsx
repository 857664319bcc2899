import { weekdays } from '@kasama/contract/people/reminders.rules'
import { Check, Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { ChoiceCard, ChosenTick } from '#shared/ui/choices/choice-card.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { remindersTexts } from '../reminders.texts'
import { clockFace, dayParts, partOf, stepped } from '../times'
import styles from './reminder-choice.module.css'
import { Sky } from './sky'

type Props = {
  days: number[]
  minute: number | null
  onDays: (days: number[]) => void
  onMinute: (minute: number) => void
}

/** Days and time of a reminder. */
export function ReminderChoice({ days, minute, onDays, onMinute }: Props) {
  return (
    <>
      <Days days={days} onDays={onDays} />
      <Times minute={minute} onMinute={onMinute} />
    </>
  )
}

function Question({ id, text }: { id: string; text: string }) {
  return (
    <div className="row between">
      <h2 id={id}>
        <Phrases>{text}</Phrases>
      </h2>
      <ListenButton text={text} />
    </div>
  )
}

function Days({ days, onDays }: Pick<Props, 'days' | 'onDays'>) {
  const t = useTexts(remindersTexts)
  const id = useId()
  const [names, shortNames] = [t('days').split(' '), t('shortDays').split(' ')]
  const toggle = (day: number) =>
    onDays(weekdays.filter((other) => (other === day ? !days.includes(day) : days.includes(other))))
  return (
    <section className="stack gap-10">
      <Question id={id} text={t('whichDay')} />
      <fieldset className={styles.days} aria-labelledby={id}>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={days.includes(day)}
            aria-label={names[day - 1]}
            onClick={() => toggle(day)}
          >
            <i>{days.includes(day) && <Check aria-hidden="true" />}</i>
            <span>{shortNames[day - 1]}</span>
          </button>
        ))}
      </fieldset>
    </section>
  )
}

function Times({ minute, onMinute }: Pick<Props, 'minute' | 'onMinute'>) {
  const t = useTexts(remindersTexts)
  const [id, name] = [useId(), useId()]
  const chosen = minute === null ? null : partOf(minute)
  const words = (at: number) => t('at', { time: clockFace(at), part: t(partOf(at).part).toLowerCase() })
  const stepButton = (steps: 1 | -1) => {
    const next = minute === null ? null : stepped(minute, steps)
    return (
      <IconButton
        // Named by the time that it leads to.
        label={next === null ? t('whichTime') : words(next)}
        disabled={next === null}
        className={styles.step}
        onClick={() => next !== null && onMinute(next)}
      >
        {steps === 1 ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </IconButton>
    )
  }
  return (
    <section className="stack gap-10">
      <Question id={id} text={t('whichTime')} />
      <div className={styles.times} role="radiogroup" aria-labelledby={id}>
        {dayParts.map(({ part, minute: usual }) => {
          const isChosen = chosen?.part === part
          return (
            <ChoiceCard
              key={part}
              className={styles.time}
              name={name}
              checked={isChosen}
              onChange={() => onMinute(usual)}
            >
              <Sky part={part} />
              <b>{t(part)}</b>
              <small>{clockFace(isChosen && minute !== null ? minute : usual)}</small>
              {isChosen && <ChosenTick />}
            </ChoiceCard>
          )
        })}
      </div>
      <div className={styles.stepper}>
        {stepButton(-1)}
        <b role="status">{minute !== null && words(minute)}</b>
        {stepButton(1)}
      </div>
    </section>
  )
}
