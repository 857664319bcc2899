import { htmlLanguages } from '@kasama/contract/language'
import type { VoiceCues } from '@kasama/contract/studio/clip/voice.api'
import { Mic, Play } from 'lucide-react'
import { useCallback, useState } from 'react'
import { duration } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { useBlocker } from '#shared/navigation/blocker.ts'
import { useUnloadQuestion } from '#shared/navigation/use-unload-question.ts'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import styles from './record/record.module.css'
import { RecordPanel } from './record/record-panel'
import type { TakeState } from './record/use-take'
import voice from './voice.module.css'
import { voiceTexts as t } from './voice.texts'

export type Cue = VoiceCues['cues'][number]
type Props = { data: VoiceCues; keep: (cue: Cue, sound: Blob) => Promise<void> }

/**
 * The list of cues and the one that is read, starting with the first that has no recording. A recording that is not
 * saved stays with its cue; leaving the page with one asks first.
 */
export function RecordingPlace({ data, keep }: Props) {
  const { cues } = data
  const [at, setAt] = useState(() => (cues.find(({ recording }) => !recording) ?? cues[0])?.number ?? 1)
  const [{ isRecording, isBusy }, setState] = useState({ isRecording: false, isBusy: false })
  const [waiting, setWaiting] = useState<ReadonlyMap<number, TakeState>>(new Map())
  const hasWaiting = waiting.size > 0
  useUnloadQuestion(hasWaiting)
  const blocker = useBlocker(useCallback(() => hasWaiting, [hasWaiting]))
  const noteWaiting = (number: number, recording: TakeState | null) =>
    setWaiting((before) => {
      if ((before.get(number) ?? null) === recording) return before
      const others = [...before].filter(([other]) => other !== number)
      return new Map(recording ? [...others, [number, recording]] : others)
    })
  const cue = cues[at - 1] ?? cues[0]
  if (!cue) return null
  async function keepAndGoOn(saved: Cue, sound: Blob) {
    await keep(saved, sound)
    noteWaiting(saved.number, null)
    const next = cues.find(({ number, recording }) => number > saved.number && !recording)
    setAt(next?.number ?? Math.min(saved.number + 1, cues.length))
  }
  return (
    <div className={voice.columns}>
      <CueList
        data={data}
        at={cue.number}
        isRecording={isRecording}
        isBusy={isBusy}
        isWaiting={(number) => waiting.has(number)}
        onChoose={setAt}
      />
      <RecordPanel
        key={cue.number}
        text={cue.text}
        language={data.language_code}
        english={cue.english}
        head={<Head data={data} cue={cue} />}
        slideSeconds={cue.to - cue.from}
        recorded={cue.recording?.address}
        hint={data.has_ffmpeg ? { first: t.recordFirst, during: t.stopFirst } : { first: t.plain, during: t.plain }}
        keepLabel={cue.number === cues.length ? t.keepLast : t.keep}
        keep={(sound) => keepAndGoOn(cue, sound)}
        unsaved={waiting.get(cue.number) ?? null}
        onState={({ unsaved, ...state }) => {
          setState(state)
          noteWaiting(cue.number, unsaved)
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
  isWaiting: (number: number) => boolean
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
        {cues.map(({ number, text, from, to, recording }) => (
          <li key={number} data-open={number === at || undefined}>
            <button
              type="button"
              className={voice.cue}
              aria-current={number === at || undefined}
              disabled={isBusy && number !== at}
              onClick={() => onChoose(number)}
            >
              <span>{number}</span>
              <span lang={htmlLanguages[language_code]}>{text}</span>
            </button>
            {number === at && isRecording ? (
              <span className={voice.chip} data-recording>
                <Mic aria-hidden="true" /> {t.recording}
              </span>
            ) : isWaiting(number) ? (
              <span className={voice.chip} data-waiting>
                {t.notKept}
              </span>
            ) : recording ? (
              <button
                type="button"
                className={voice.chip}
                aria-label={fillIn(t.hear, { number })}
                onClick={() => void new Audio(recording.address).play()}
              >
                <Play aria-hidden="true" /> {duration(Math.round(recording.seconds))}
              </button>
            ) : (
              <small>{(to - from).toFixed(1)} s</small>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
