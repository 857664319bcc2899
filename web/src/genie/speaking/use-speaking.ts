import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { useEffect, useRef, useState } from 'react'
import { faultOf, release } from '#shared/device/recorder.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { silence } from '../bubbles/voice/sound'
import type { SentRecording } from '../conversation/conversation'
import { listenHere, listenThere, type RecordingSession, type SpeakingState } from './listening'

/** Whether the browser will ask for the microphone; a browser that cannot say counts as asking. */
async function permission(): Promise<'granted' | 'prompt' | 'denied'> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state
  } catch {
    return 'prompt'
  }
}

/** Asks for the microphone only: the browser remembers the answer. */
const askForMicrophone = async () => release(await navigator.mediaDevices.getUserMedia({ audio: true }))

/** The part that transcribes her voice. */
export type Ears = 'server' | 'browser'

type SpeakingListener = {
  onLevel: (level: number) => void
  /** Called if the recording was answered without a transcript. */
  onAnswered: (answer: ChatAnswer, recording: SentRecording) => void
}

/** State from the press on the red button to the transcript. */
export function useSpeaking(ears: Ears, { onLevel, onAnswered }: SpeakingListener) {
  const language = useLanguage()
  const [state, setState] = useState<SpeakingState>({ kind: 'idle' })
  const listening = useRef<RecordingSession>(undefined)
  // Some browsers cannot tell that they will not ask again.
  const isAllowed = useRef(false)
  // Some browsers have a recogniser without a service: after two failures in a row it is not tried again.
  const timesAway = useRef(0)
  // The microphone may open after she has left, or pressed again: only the last press counts.
  const presses = useRef(0)
  const leaving = useRef(() => {
    presses.current++
    listening.current?.cancel()
    listening.current = undefined
  })
  const leave = leaving.current
  useEffect(() => leave, [leave])

  async function listen() {
    leave()
    silence()
    const press = presses.current
    try {
      const begun = ears === 'server' ? await listenThere(onLevel, tellThere) : listenHere(language, onLevel, tellHere)
      if (press !== presses.current) return begun.cancel()
      listening.current = begun
      setState({ kind: 'recording' })
    } catch (error) {
      if (press === presses.current) setState({ kind: faultOf(error) })
    }
  }

  function tellThere(next: SpeakingState) {
    if (next.kind === 'answered') onAnswered(next.answer, next.recording)
    setState(next.kind === 'answered' ? { kind: 'idle' } : next)
  }

  function tellHere(next: SpeakingState) {
    timesAway.current = next.kind === 'idle' && next.note === 'away' ? timesAway.current + 1 : 0
    setState(timesAway.current > 1 ? { kind: 'deaf' } : next)
  }

  return {
    state,
    /** If the browser will ask for the microphone, a picture explains it first. */
    async begin() {
      const given = isAllowed.current ? 'granted' : await permission()
      if (given === 'granted') return listen()
      setState({ kind: given === 'denied' ? 'blocked' : 'asking' })
    },
    async allow() {
      try {
        await askForMicrophone()
        isAllowed.current = true
        setState({ kind: 'idle' })
      } catch (error) {
        setState({ kind: faultOf(error) })
      }
    },
    /** Released before the microphone was open, nothing was recorded. */
    stop: () => (listening.current ? listening.current.stop() : leave()),
    cancel() {
      leave()
      setState({ kind: 'idle' })
    },
  }
}
