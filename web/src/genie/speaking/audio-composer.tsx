import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { RotateCcw, X } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { EmergencyBox } from '../bubbles/emergency-box'
import { Typing } from '../bubbles/typing'
import { chatTexts } from '../chat.texts'
import type { SentRecording } from '../conversation/conversation'
import composer from '../writing/composer.module.css'
import { PhotoButton, PhotoPreview } from '../writing/photo'
import type { ChosenPhoto } from '../writing/use-photo'
import { Deaf } from './deaf'
import { HeardForm } from './heard-form'
import { HelpNow } from './help-now'
import type { SpeakingState } from './listening'
import { MicrophoneDialog } from './microphone-dialog'
import { RecordButton } from './record-button'
import { Seconds } from './seconds'
import styles from './speaking.module.css'
import { speakingTexts } from './speaking.texts'
import { type Ears, useSpeaking } from './use-speaking'

type Props = {
  ears: Ears
  photo: ChosenPhoto
  /** Returns whether it was sent. */
  onSend: (words: string, recording: SentRecording | null) => boolean
  onAnswered: (answer: ChatAnswer, recording: SentRecording) => void
  onType: () => void
}

/** Audio Mode: one large button; the transcript is shown before it is sent. */
export function AudioComposer({ ears, photo, onSend, onAnswered, onType }: Props) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  const button = useRef<HTMLButtonElement>(null)
  const onLevel = (level: number) => button.current?.style.setProperty('--level', level.toFixed(2))
  const speaking = useSpeaking(ears, { onLevel, onAnswered })
  const { state, cancel } = speaking
  if (state.kind === 'deaf') return <Deaf onType={onType} />
  if (state.kind === 'heard') {
    const send = (words: string) => onSend(words, state.recording) && cancel()
    const speakAgain = () => {
      if (state.recording) URL.revokeObjectURL(state.recording.address)
      cancel()
    }
    return (
      <>
        {state.emergency && <EmergencyBox {...state.emergency} isNew />}
        <PhotoPreview photo={photo} />
        <HeardForm key={state.words} words={state.words} onSend={send} onAgain={speakAgain} />
        <HelpNow />
      </>
    )
  }
  const isRecording = state.kind === 'recording'
  return (
    <div className={styles.speaking}>
      <PhotoPreview photo={photo} />
      <p className={styles.note} role="status">
        <Note state={state} />
      </p>
      {state.kind === 'idle' && state.again && (
        <Button look="line" size="s" icon={<RotateCcw aria-hidden="true" />} onClick={state.again}>
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
      {isRecording && <Seconds />}
      <HelpNow />
      <MicrophoneDialog
        kind={state.kind}
        onAllow={speaking.allow}
        onType={onType}
        onLeave={cancel}
        onAgain={speaking.begin}
      />
    </div>
  )
}

function Note({ state }: { state: SpeakingState }) {
  const t = useTexts(chatTexts)
  const s = useTexts(speakingTexts)
  const { note, problem } = state.kind === 'idle' ? state : {}
  if (problem !== undefined) return <Phrases>{t('error', { message: problem })}</Phrases>
  return <Phrases>{s(note ?? (state.kind === 'recording' ? 'listening' : 'press'))}</Phrases>
}
