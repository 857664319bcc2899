import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { maxMessageCharacters } from '@kasama/contract/genie/chat.rules'
import { Mic, RotateCcw, Send, Square, X } from 'lucide-react'
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { EmergencyBox } from '../bubbles/emergency-box'
import { Typing } from '../bubbles/typing'
import { shortDuration } from '../bubbles/voice/sound-player'
import { chatTexts } from '../chat.texts'
import type { SentRecording } from '../conversation/conversation'
import composer from '../writing/composer.module.css'
import { PhotoButton, PhotoPreview } from '../writing/photo'
import type { ChosenPhoto } from '../writing/use-photo'
import { HelpNow } from './help-now'
import type { SpeakingState } from './listening'
import { MicrophoneDialog } from './microphone-dialog'
import { NoRecogniser } from './no-recogniser'
import styles from './speaking.module.css'
import { speakingTexts } from './speaking.texts'
import { type TranscriptionSource, useSpeaking } from './use-speaking'

/** After a longer press the button counts as held: releasing it ends the recording. */
const holdMs = 600

type RecordButtonProps = {
  ref: RefObject<HTMLButtonElement | null>
  isRecording: boolean
  onBegin: () => void
  onStop: () => void
}

/** The one large button: tap to begin and tap to end, or hold while speaking. */
function RecordButton({ ref, isRecording, onBegin, onStop }: RecordButtonProps) {
  const t = useTexts(speakingTexts)
  const pressedAt = useRef(0)
  function press(event: PointerEvent<HTMLButtonElement>) {
    if (isRecording || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pressedAt.current = event.timeStamp
    onBegin()
  }
  function release(event: PointerEvent) {
    if (pressedAt.current > 0 && event.timeStamp - pressedAt.current > holdMs) onStop()
  }
  /** Handles the click after a finger's press, or a click alone from a keyboard or a screen reader. */
  function click() {
    const hasBegun = pressedAt.current > 0
    pressedAt.current = 0
    if (hasBegun) return
    if (isRecording) onStop()
    else onBegin()
  }
  return (
    <button
      ref={ref}
      type="button"
      className={styles.record}
      aria-label={t(isRecording ? 'stop' : 'record')}
      data-recording={isRecording || undefined}
      onPointerDown={press}
      onPointerUp={release}
      onClick={click}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isRecording ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
    </button>
  )
}

type Props = {
  transcriptionSource: TranscriptionSource
  photo: ChosenPhoto
  /** Returns whether it was sent. */
  onSend: (words: string, recording: SentRecording | null) => boolean
  onAnswered: (answer: ChatAnswer, recording: SentRecording) => void
  onType: () => void
}

/** Audio Mode: one large button; the transcript is shown before it is sent. */
export function AudioComposer({ transcriptionSource, photo, onSend, onAnswered, onType }: Props) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  const button = useRef<HTMLButtonElement>(null)
  const onLevel = (level: number) => button.current?.style.setProperty('--level', level.toFixed(2))
  const speaking = useSpeaking(transcriptionSource, { onLevel, onAnswered })
  const { state, cancel } = speaking
  if (state.kind === 'deaf') return <NoRecogniser onType={onType} />
  if (state.kind === 'heard') {
    const send = (words: string) => onSend(words, state.recording) && cancel()
    const speakAgain = () => {
      if (state.recording) URL.revokeObjectURL(state.recording.url)
      cancel()
    }
    return (
      <>
        {state.emergency && <EmergencyBox {...state.emergency} isNew />}
        <PhotoPreview photo={photo} />
        <TranscriptForm key={state.words} words={state.words} onSend={send} onRetry={speakAgain} />
        <HelpNow />
      </>
    )
  }
  const isRecording = state.kind === 'recording'
  return (
    <div className={styles.speaking}>
      <PhotoPreview photo={photo} />
      <p className="muted" role="status">
        <StatusNote state={state} />
      </p>
      {state.kind === 'idle' && state.retry && (
        <Button look="line" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={state.retry}>
          {t('again')}
        </Button>
      )}
      <div className={styles.row}>
        {isRecording || state.kind === 'hearing' ? (
          <button type="button" className={composer.round} aria-label={s('cancel')} onClick={cancel}>
            <X aria-hidden="true" />
          </button>
        ) : (
          <span className={styles.gap} />
        )}
        {state.kind === 'hearing' ? (
          <span className={styles.waiting}>
            <Typing />
          </span>
        ) : (
          <RecordButton ref={button} isRecording={isRecording} onBegin={speaking.begin} onStop={speaking.stop} />
        )}
        <PhotoButton photo={photo} />
      </div>
      {isRecording && <RecordingTime />}
      <HelpNow />
      <MicrophoneDialog
        kind={state.kind}
        onAllow={speaking.allow}
        onType={onType}
        onLeave={cancel}
        onRetry={speaking.begin}
      />
    </div>
  )
}

function StatusNote({ state }: { state: SpeakingState }) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  const { note, problem } = state.kind === 'idle' ? state : {}
  if (problem !== undefined) return <Phrases>{t('error', { message: problem })}</Phrases>
  return <Phrases>{s(note ?? (state.kind === 'recording' ? 'listening' : 'press'))}</Phrases>
}

/** Duration of her recording so far. */
function RecordingTime() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const beganAt = performance.now()
    const timer = setInterval(() => setSeconds((performance.now() - beganAt) / 1000), 250)
    return () => clearInterval(timer)
  }, [])
  return <p className={styles.seconds}>{shortDuration(seconds)}</p>
}

type TranscriptFormProps = { words: string; onSend: (words: string) => void; onRetry: () => void }

/** The transcript: she corrects it, sends it, or speaks again. */
function TranscriptForm({ words, onSend, onRetry }: TranscriptFormProps) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  const titleId = useId()
  const hintId = useId()
  const [correctedText, setCorrectedText] = useState(words)
  return (
    <form
      className={styles.heard}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(correctedText)
      }}
    >
      <h2 id={titleId}>
        <Phrases>{s('heard')}</Phrases>
      </h2>
      <textarea
        rows={3}
        maxLength={maxMessageCharacters}
        aria-labelledby={titleId}
        aria-describedby={hintId}
        value={correctedText}
        onChange={({ target }) => setCorrectedText(target.value)}
      />
      <p id={hintId} className="text-15 muted">
        <Phrases>{s('mend')}</Phrases>
      </p>
      <div className={styles.choices}>
        <Button type="submit" icon={<Send aria-hidden="true" />}>
          {t('send')}
        </Button>
        <Button look="line" icon={<Mic aria-hidden="true" />} onClick={onRetry}>
          {s('speakAgain')}
        </Button>
      </div>
    </form>
  )
}
