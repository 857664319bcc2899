import { htmlLanguages, type Language } from '@kasama/contract/language'
import { Check, Info, Mic, Play, RotateCcw, Square } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { canRecord } from '#shared/device/recorder.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { voiceTexts as t } from '../voice.texts'
import { cells, cellsOf, zoneOf } from './levels'
import meter from './meter.module.css'
import styles from './record.module.css'
import { type TakeState, useTake } from './use-take'

const all = Array.from({ length: cells }, (_, cell) => cell)
const bars = Array.from({ length: 60 }, (_, bar) => bar)

/** Loudness of the voice: 30 cells in three named zones, with a ring around the loudest so far. */
function LevelMeter({ loudest, peak }: { loudest: number; peak: number }) {
  const [filled, highest] = [cellsOf(loudest), cellsOf(peak) - 1]
  return (
    <div className="stack gap-6">
      <div className={meter.cells} aria-hidden="true">
        {all.map((cell) => (
          <i
            key={cell}
            data-zone={cell < filled ? zoneOf(cell) : undefined}
            data-peak={cell === highest || undefined}
          />
        ))}
      </div>
      <div className={`muted text-14 bold ${meter.zones}`} aria-hidden="true">
        <span>{t.quiet}</span>
        <span>{t.good}</span>
        <span>{t.loud}</span>
      </div>
    </div>
  )
}

/** The recording so far, a bar for each part of it. */
function Wave({ wave }: { wave: number[] }) {
  const every = Math.ceil(wave.length / bars.length)
  const shown = every > 1 ? wave.filter((_, at) => at % every === 0) : wave
  return (
    <div className={`row gap-2 ${meter.wave}`} aria-hidden="true">
      {bars.map((bar) => {
        const loud = shown[bar]
        const height = loud === undefined ? undefined : `${Math.max(5, Math.min(100, Math.sqrt(loud) * 110))}%`
        return <i key={bar} data-spoken={height !== undefined || undefined} style={{ height }} />
      })}
    </div>
  )
}

type Props = {
  /** The text to be read aloud. */
  text: string
  language: Language
  english: string | null
  head: ReactNode
  /** Seconds for which its slide is shown; null if there is no slide. */
  slideSeconds: number | null
  /** Address of an earlier recording, if there is one. */
  recorded: string | undefined
  hint: { first: string; during: string }
  keepLabel: string
  keep: (sound: Blob) => Promise<unknown>
  /** A recording that was not saved before the panel was closed. */
  unsaved: TakeState | null
  onState: (state: PanelState) => void
}
/**
 * While it is busy, opening another cue would lose what is recorded or sent; `unsaved` is a recording that is not
 * saved.
 */
type PanelState = { isRecording: boolean; isBusy: boolean; unsaved: TakeState | null }

const inTenths = (seconds: number) => seconds.toFixed(1)

/** A text to read aloud, the loudness and length of its recording, and the red button. */
export function RecordPanel({
  text,
  language,
  english,
  head,
  slideSeconds,
  recorded,
  hint,
  keepLabel,
  keep,
  ...rest
}: Props) {
  const { now, address, press, again, clear, fail } = useTake(rest.unsaved)
  const [isKeeping, setKeeping] = useState(false)
  const sound = useRef<HTMLAudioElement>(null)
  const isRecording = now.state === 'recording'
  const isBusy = isRecording || isKeeping
  const unsaved = now.state === 'taken' ? now : null
  const onState = useEffectEvent(rest.onState)
  useEffect(() => onState({ isRecording, isBusy, unsaved }), [isRecording, isBusy, unsaved])
  async function keepIt() {
    if (!now.take || isKeeping) return
    setKeeping(true)
    await keep(now.take.sound).then(clear, (error: Error) => fail(error.message))
    setKeeping(false)
  }
  useKeys({
    ' ': () => !isKeeping && press(),
    r: () => now.state === 'taken' && !isKeeping && again(),
    enter: () => void keepIt(),
  })
  return (
    <Panel className={styles.panel} data-voice>
      {head}
      <div>
        <p className={styles.reads} lang={htmlLanguages[language]}>
          {text}
        </p>
        {english && (
          <p className={styles.english}>
            <b>{t.english}</b> {english}
          </p>
        )}
      </div>
      <Wave wave={now.wave} />
      <LevelMeter loudest={now.loudest} peak={now.peak} />
      <Length take={now} slideSeconds={slideSeconds} />
      <div className={`row centre gap-24 ${styles.buttons}`}>
        <button
          type="button"
          className={styles.side}
          aria-label={t.hearTake}
          disabled={!now.take && !recorded}
          onClick={() => void sound.current?.play()}
        >
          <Play aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.red}
          aria-label={isRecording ? t.stop : t.record}
          disabled={!canRecord() || isKeeping}
          onClick={press}
        >
          {isRecording ? <Square aria-hidden="true" fill="currentColor" /> : <Mic aria-hidden="true" />}
        </button>
        <button
          type="button"
          className={styles.side}
          aria-label={t.again}
          disabled={now.state !== 'taken' || isKeeping}
          onClick={again}
        >
          <RotateCcw aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: the own voice; its text is above */}
      <audio ref={sound} src={address ?? recorded} preload="none" />
      <p className={styles.keys}>
        <kbd>{t.space}</kbd> <span>{isRecording ? t.keyStop : t.keyRecord}</span> <kbd>R</kbd> {t.keyAgain}{' '}
        <kbd>{t.enter}</kbd> {t.keyKeep}
      </p>
      <Button
        block
        icon={<Check aria-hidden="true" />}
        busy={isKeeping}
        disabled={now.state !== 'taken'}
        onClick={() => void keepIt()}
      >
        {keepLabel}
      </Button>
      <Words take={now} hint={hint} />
    </Panel>
  )
}

function Length({ take, slideSeconds }: { take: TakeState; slideSeconds: number | null }) {
  const isLonger = slideSeconds !== null && take.seconds > slideSeconds
  return (
    <div className={meter.length}>
      <div>
        <b>{fillIn(t.spoken, { seconds: inTenths(take.seconds) })}</b>
        {slideSeconds !== null && <span>{fillIn(t.shows, { seconds: inTenths(slideSeconds) })}</span>}
      </div>
      {slideSeconds !== null && (
        <ShareBar
          percent={Math.min(100, (100 * take.seconds) / Math.max(0.1, slideSeconds))}
          look={isLonger ? 'warm' : 'plain'}
        />
      )}
      {isLonger && <small>{t.tooLong}</small>}
    </div>
  )
}

function Words({ take, hint }: { take: TakeState; hint: Props['hint'] }) {
  if (!canRecord()) return <Notice kind="bad">{t.noRecorder}</Notice>
  if (take.problem) return <Notice kind="bad">{take.problem}</Notice>
  return (
    take.state !== 'taken' && (
      <p className="row stretch gap-10 muted">
        <Info aria-hidden="true" /> {take.state === 'recording' ? hint.during : hint.first}
      </p>
    )
  )
}

/** Handles Space, R and Enter on the whole page, but in fields, links, other dialogs and buttons outside this panel. */
function useKeys(keys: Record<string, () => unknown>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()]
    const at = event.target instanceof Element ? event.target : null
    if (!act || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    if (at?.closest('input, textarea, select, a, dialog:not(:has([data-voice])), button:not([data-voice] button)'))
      return
    event.preventDefault()
    act()
  })
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
