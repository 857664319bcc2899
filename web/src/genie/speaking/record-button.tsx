import { Mic, Square } from 'lucide-react'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import styles from './speaking.module.css'
import { speakingTexts } from './speaking.texts'

/** After a longer press the button counts as held: releasing it ends the recording. */
const heldMs = 600

type Props = {
  ref: RefObject<HTMLButtonElement | null>
  isRecording: boolean
  onBegin: () => void
  onStop: () => void
}

/** The one large button: tap to begin and tap to end, or hold while speaking. */
export function RecordButton({ ref, isRecording, onBegin, onStop }: Props) {
  const t = useTexts(speakingTexts)
  const pressedAt = useRef(0)
  function press(event: PointerEvent<HTMLButtonElement>) {
    if (isRecording || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pressedAt.current = event.timeStamp
    onBegin()
  }
  function release(event: PointerEvent) {
    if (pressedAt.current > 0 && event.timeStamp - pressedAt.current > heldMs) onStop()
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
