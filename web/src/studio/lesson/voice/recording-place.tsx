import { htmlLanguages } from '@kasama/contract/language'
import type { VoiceCues } from '@kasama/contract/studio/clip/voice.api'
import { Mic, Play } from 'lucide-react'
import { useCallback, useState } from 'react'
import { duration } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { useBlocker } from '#shared/navigation/blocker.ts'
import { useUnloadQuestion } from '#shared/navigation/use-unload-question.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import styles from './record/record.module.css'
import { RecordPanel } from './record/record-panel'
import type { TakeState } from './record/use-take'
import voice from './voice.module.css'
import type { Cue } from './voice.queries'
import { voiceTexts as t } from './voice.texts'

type Props = { data: VoiceCues; keep: (cue: Cue, sound: Blob) => Promise<void> }

/** A recording that is not saved belongs to a cue's words: one of other words is another's. */
const keyOf = ({ number, words }: Cue) => `${number} ${words}`

/**
 * The list of cues and the one that is read, starting with the first that has no recording. A recording that is not
 * saved stays with its cue while that says the same words; leaving the page with one asks first.
 */
export function RecordingPlace({ data: newest, keep }: Props) {
  const [{ isRecording, isBusy }, setState] = useState({ isRecording: false, isBusy: false })
  // The words don't change while somebody reads them aloud.
  const data = useHeld(newest, isBusy)
  const { cues } = data
  const [at, setAt] = useState(() => (cues.find(({ recording }) => !recording) ?? cues[0])?.number ?? 1)
  const [waiting, setWaiting] = useState<ReadonlyMap<string, TakeState>>(new Map())
  const isThere = (key: string) => cues.some((cue) => keyOf(cue) === key)
  const keys = [...waiting.keys()]
  const hasWaiting = keys.some(isThere)
  const hasLost = !keys.every(isThere)
  const outdated = cues.filter((cue) => cue.is_outdated).length
  useUnloadQuestion(hasWaiting)
  const blocker = useBlocker(useCallback(() => hasWaiting, [hasWaiting]))
  const noteWaiting = (key: string, recording: TakeState | null) =>
    setWaiting((before) => {
      if ((before.get(key) ?? null) === recording) return before
      const others = [...before].filter(([other]) => other !== key)
      return new Map(recording ? [...others, [key, recording]] : others)
    })
  const cue = cues[at - 1] ?? cues[0]
  if (!cue) return null
  async function keepAndGoOn(saved: Cue, sound: Blob) {
    await keep(saved, sound)
    setWaiting((before) => new Map([...before].filter(([key]) => key !== keyOf(saved) && isThere(key))))
    const next = cues.find(({ number, recording }) => number > saved.number && !recording)
    setAt(next?.number ?? Math.min(saved.number + 1, cues.length))
  }
  return (
    <div className={voice.columns}>
      {(hasLost || outdated > 0) && (
        <div className={voice.notice}>
          <Notice kind="warn">
            {hasLost && <p>{t.lost}</p>}
            {outdated > 0 && <p>{fillIn(outdated === 1 ? t.outdatedOne : t.outdated, { count: outdated })}</p>}
          </Notice>
        </div>
      )}
      <CueList
        data={data}
        at={cue.number}
        isRecording={isRecording}
        isBusy={isBusy}
        isWaiting={(one) => waiting.has(keyOf(one))}
        onChoose={setAt}
      />
      <RecordPanel
        key={keyOf(cue)}
        text={cue.text}
        language={data.language_code}
        english={cue.english}
        head={<Head data={data} cue={cue} />}
        slideSeconds={cue.to - cue.from}
        recorded={cue.recording?.address}
        hint={data.has_ffmpeg ? { first: t.recordFirst, during: t.stopFirst } : { first: t.plain, during: t.plain }}
        keepLabel={cue.number === cues.length ? t.keepLast : t.keep}
        keep={(sound) => keepAndGoOn(cue, sound)}
        unsaved={waiting.get(keyOf(cue)) ?? null}
        onState={({ unsaved, ...state }) => {
          setState(state)
          noteWaiting(keyOf(cue), unsaved)
        }}
      />
      <ChoiceDialog
        open={blocker.isBlocked}
        title={t.leaveTitle}
        text={t.leaveText}
        yes={{ label: t.stay, onPress: blocker.reset }}
        no={{ label: t.leave, onPress: blocker.proceed }}
        onDismiss={blocker.reset}
      />
    </div>
  )
}

/** Holds a value while `isHeld`, and returns the newest one otherwise. */
function useHeld<T>(newest: T, isHeld: boolean): T {
  const [held, setHeld] = useState(newest)
  if (isHeld || held === newest) return held
  setHeld(newest)
  return newest
}

function Head({ data: { cues }, cue }: { data: VoiceCues; cue: Cue }) {
  const recorded = cues.filter(({ recording }) => recording).length
  return (
    <>
      <div className={`row between gap-12 ${styles.panelHead}`}>
        <b>{fillIn(t.cueOf, { number: cue.number, all: cues.length })}</b>
        <span>
          <Mic aria-hidden="true" /> {t.microphone}
        </span>
      </div>
      <div className={styles.onPhone}>
        <ProgressBar value={recorded / cues.length} label={t.progress} />
      </div>
    </>
  )
}

type CueListProps = {
  data: VoiceCues
  at: number
  isRecording: boolean
  isBusy: boolean
  isWaiting: (cue: Cue) => boolean
  onChoose: (number: number) => void
}

/** All cues: recorded ones can be played, unsaved recordings are marked, and one cue is open. */
function CueList({ data: { cues, language_code }, at, isRecording, isBusy, isWaiting, onChoose }: CueListProps) {
  const all = cues.reduce((sum, { recording }) => sum + (recording?.seconds ?? 0), 0)
  return (
    <Panel className={voice.list} aria-label={t.cues}>
      <div className={`row baseline between gap-12 ${voice.listHead}`}>
        <h2>{t.cues}</h2>
        <span>{fillIn(t.inAll, { time: duration(Math.round(all)) })}</span>
      </div>
      <ol>
        {cues.map((cue) => {
          const isOpen = cue.number === at
          return (
            <li key={cue.number} data-open={isOpen || undefined}>
              <button
                type="button"
                className={voice.cue}
                aria-current={isOpen || undefined}
                disabled={isBusy && !isOpen}
                onClick={() => onChoose(cue.number)}
              >
                <span>{cue.number}</span>
                <span lang={htmlLanguages[language_code]}>{cue.text}</span>
              </button>
              <CueState cue={cue} isRecording={isOpen && isRecording} isWaiting={isWaiting(cue)} />
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

type CueStateProps = { cue: Cue; isRecording: boolean; isWaiting: boolean }

/** A cue's recording, or its length if there is none. */
function CueState({ cue: { number, from, to, recording, is_outdated }, isRecording, isWaiting }: CueStateProps) {
  if (isRecording)
    return (
      <span className={voice.chip} data-recording>
        <Mic aria-hidden="true" /> {t.recording}
      </span>
    )
  if (isWaiting || (!recording && is_outdated))
    return (
      <span className={voice.chip} data-waiting>
        {isWaiting ? t.notKept : t.otherWords}
      </span>
    )
  if (!recording) return <small>{(to - from).toFixed(1)} s</small>
  return (
    <button
      type="button"
      className={voice.chip}
      aria-label={fillIn(t.hear, { number })}
      onClick={() => void new Audio(recording.address).play()}
    >
      <Play aria-hidden="true" /> {duration(Math.round(recording.seconds))}
    </button>
  )
}
