import { englishNames, htmlLanguages, type Language } from '@kasama/contract/language'
import { CircleAlert, Gauge, Merge, Plus, Scissors, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { type CueRepair, type Fault, readingSpeed, speedOf } from '../rules/faults'
import { longestCue } from '../rules/read-subtitles'
import { type Cue, secondsFrom, timeOf } from '../rules/times'
import { subtitlesTexts as t } from '../subtitles.texts'
import styles from './cues.module.css'
import { withEnd, withStart } from './use-cue-keys'

type Props = {
  cue: Cue
  place: { index: number; isCurrent: boolean; isLast: boolean }
  language: Language
  faults: Fault[]
  onChange: (cue: Cue) => void
  onRepair: (repair: CueRepair) => void
  onFocus: () => void
  onStep: (by: 1 | -1) => void
  actions: { split: (at: number) => void; join: () => void; add: () => void; remove: () => void; play: () => void }
}

/** Number, times, text and reading speed of a cue; Alt with the arrows goes to the cue above or below. */
export function CueRow({ cue, place, language, faults, onChange, onRepair, onFocus, onStep, actions }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const number = place.index + 1
  const speed = speedOf(cue)
  const isRed = faults.some(({ kind }) => kind !== 'fast')
  function keys(event: KeyboardEvent) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      onStep(event.key === 'ArrowUp' ? -1 : 1)
    }
    if (event.ctrlKey && event.key === 'Enter') {
      event.preventDefault()
      actions.split(field.current?.selectionStart ?? 0)
    }
  }
  return (
    <li
      className={styles.cue}
      aria-current={place.isCurrent || undefined}
      data-red={isRed || undefined}
      onKeyDown={keys}
    >
      <button
        type="button"
        className={`muted text-14 digits ${styles.number}`}
        aria-label={fillIn(t.goTo, { number })}
        onClick={actions.play}
      >
        {number}
      </button>
      <CueTime
        label={fillIn(t.fromOf, { number })}
        value={cue.start}
        onFocus={onFocus}
        onChange={(start) => onChange(withStart(cue, start))}
      />
      <CueTime
        label={fillIn(t.toOf, { number })}
        value={cue.end}
        isWrong={faults.some(({ kind }) => kind === 'overlap' || kind === 'past_end')}
        laterThan={cue.start}
        onFocus={onFocus}
        onChange={(end) => onChange(withEnd(cue, end))}
      />
      <textarea
        ref={field}
        className={styles.text}
        aria-label={fillIn(t.textOf, { number, language: englishNames[language] })}
        lang={htmlLanguages[language]}
        rows={1}
        maxLength={longestCue}
        value={cue.text}
        onFocus={onFocus}
        onChange={(event) => onChange({ ...cue, text: event.target.value })}
      />
      <span
        className={`muted text-15 digits bold ${styles.speed}`}
        data-fast={(speed ?? 0) > readingSpeed || undefined}
      >
        {speed}
        <span className="sr-only"> {t.perSecond}</span>
      </span>
      {faults.map((fault) => (
        <FaultLine key={fault.kind} fault={fault} onRepair={onRepair} />
      ))}
      {place.isCurrent && (
        <span className={styles.tools}>
          <button type="button" className={`row inline gap-6 ${styles.link}`} onClick={actions.add}>
            <Plus aria-hidden="true" />
            {t.add}
          </button>
          <IconButton
            label={fillIn(t.split, { number })}
            onClick={() => actions.split(field.current?.selectionStart ?? 0)}
          >
            <Scissors aria-hidden="true" />
          </IconButton>
          <IconButton label={fillIn(t.join, { number })} disabled={place.isLast} onClick={actions.join}>
            <Merge aria-hidden="true" />
          </IconButton>
          <IconButton label={fillIn(t.remove, { number })} onClick={actions.remove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  )
}

function repairLabel(repair: CueRepair): string {
  if (repair.kind === 'end') return fillIn(t.mend_end, { time: timeOf(repair.end) })
  if (repair.kind === 'longer') return fillIn(t.mend_longer, { by: repair.by.toFixed(1) })
  return t[`mend_${repair.kind}`]
}

function FaultLine({ fault: { kind, by, repair }, onRepair }: { fault: Fault; onRepair: (repair: CueRepair) => void }) {
  const Icon = kind === 'fast' ? Gauge : CircleAlert
  const amount = kind === 'fast' ? String(by) : String(Math.max(0.1, Math.round(by * 10) / 10))
  return (
    <p className={styles.fault} data-kind={kind}>
      <Icon aria-hidden="true" />
      <span>{fillIn(t[kind], { by: amount })}</span>
      {repair ? (
        <button type="button" className={`row inline gap-6 ${styles.link}`} onClick={() => onRepair(repair)}>
          {repairLabel(repair)}
        </button>
      ) : (
        <span>{t.shorten}</span>
      )}
    </p>
  )
}

type CueTimeProps = {
  label: string
  value: number
  isWrong?: boolean
  /** The time must be later than this. */
  laterThan?: number
  onChange: (seconds: number) => void
  onFocus: () => void
}

/** A typed time, taken when the field is left or Enter is pressed; an invalid one is reset. */
function CueTime({ label, value, isWrong = false, laterThan = -1, onChange, onFocus }: CueTimeProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function commit() {
    if (typed === null) return
    const seconds = secondsFrom(typed)
    if (seconds === null || seconds <= laterThan || seconds > 86_400) showToast(t.notATime, 'error')
    else if (seconds !== value) onChange(seconds)
    setTyped(null)
  }
  return (
    <input
      className={styles.time}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? timeOf(value)}
      onFocus={onFocus}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}
