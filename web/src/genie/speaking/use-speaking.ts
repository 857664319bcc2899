import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import { useEffect, useRef, useState } from 'react'
import { faultOf, release } from '#shared/device/recorder.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { silence } from '../bubbles/voice/sound'
import type { SentRecording } from '../conversation/conversation'
import { type RecordingSession, recogniseInBrowser, recordForServer, type SpeakingState } from './listening'

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
export type TranscriptionSource = 'server' | 'browser'

type SpeakingListener = {
  onLevel: (level: number) => void
  /** Called if the recording was answered without a transcript. */
  onAnswered: (answer: ChatAnswer, recording: SentRecording) => void
}

/** State from the press on the red button to the transcript. */
export function useSpeaking(source: TranscriptionSource, { onLevel, onAnswered }: SpeakingListener) {
  const language = useLanguage()
  const [state, setState] = useState<SpeakingState>({ kind: 'idle' })
  const recordingSession = useRef<RecordingSession>(undefined)
  // Some browsers cannot tell that they will not ask again.
  const isAllowed = useRef(false)
  // Some browsers have a recogniser without a service: after two failures in a row it is not tried again.
  const failuresInRow = useRef(0)
  // The microphone may open after she has left, or pressed again: only the last press counts.
  const pressCount = useRef(0)
  const cleanUp = useRef(() => {
    pressCount.current++
    recordingSession.current?.cancel()
    recordingSession.current = undefined
  })
  const cleanUpNow = cleanUp.current
  useEffect(() => cleanUpNow, [cleanUpNow])

  async function listen() {
    cleanUpNow()
    silence()
    const press = pressCount.current
    try {
      const newSession =
        source === 'server'
          ? await recordForServer(onLevel, onServerState)
          : recogniseInBrowser(language, onLevel, onBrowserState)
      if (press !== pressCount.current) return newSession.cancel()
      recordingSession.current = newSession
      setState({ kind: 'recording' })
    } catch (error) {
      if (press === pressCount.current) setState({ kind: faultOf(error) })
    }
  }

  function onServerState(next: SpeakingState) {
    if (next.kind === 'answered') onAnswered(next.answer, next.recording)
    setState(next.kind === 'answered' ? { kind: 'idle' } : next)
  }

  function onBrowserState(next: SpeakingState) {
    failuresInRow.current = next.kind === 'idle' && next.note === 'away' ? failuresInRow.current + 1 : 0
    setState(failuresInRow.current > 1 ? { kind: 'deaf' } : next)
  }

  return {
    state,
    /** If the browser will ask for the microphone, a picture explains it first. */
    async begin() {
      const permissionState = isAllowed.current ? 'granted' : await permission()
      if (permissionState === 'granted') return listen()
      setState({ kind: permissionState === 'denied' ? 'blocked' : 'asking' })
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
    stop: () => (recordingSession.current ? recordingSession.current.stop() : cleanUpNow()),
    cancel() {
      cleanUpNow()
      setState({ kind: 'idle' })
    },
  }
}
