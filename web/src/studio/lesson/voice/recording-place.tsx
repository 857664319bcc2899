import type { VoiceCues } from '@kasama/contract/studio/voice.api'
import { Mic } from 'lucide-react'
import { useCallback, useState } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { useBlocker } from '#shared/navigation/blocker.ts'
import { useUnloadQuestion } from '#shared/navigation/use-unload-question.ts'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { CueList } from './cue-list'
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
  async function keepAndGoOn(kept: Cue, sound: Blob) {
    await keep(kept, sound)
    noteWaiting(kept.number, null)
    const next = cues.find(({ number, recording }) => number > kept.number && !recording)
    setAt(next?.number ?? Math.min(kept.number + 1, cues.length))
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
        shows={cue.to - cue.from}
        recorded={cue.recording?.address}
        hint={data.has_ffmpeg ? { first: t.recordFirst, during: t.stopFirst } : { first: t.plain, during: t.plain }}
        keepWords={cue.number === cues.length ? t.keepLast : t.keep}
        keep={(sound) => keepAndGoOn(cue, sound)}
        waits={waiting.get(cue.number) ?? null}
        onState={({ waits, ...state }) => {
          setState(state)
          noteWaiting(cue.number, waits)
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
      <div className={styles.panelHead}>
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
