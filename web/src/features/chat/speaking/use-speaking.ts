import type { ChatAnswer } from '@kasama/contract/chat.api'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/i18n/use-texts'
import { silence } from '../bubbles/voice/sound'
import type { Recording } from '../conversation/conversation'
import { type Listening, listenHere, listenThere, type Speaking } from './listening'
import { askForMicrophone, faultOf, permission } from './recorder'

/** Who turns her voice into words. */
export type Ears = 'server' | 'browser'

type Heard = {
  onLevel: (level: number) => void
  /** The recording was answered without telling what was understood. */
  onAnswered: (answer: ChatAnswer, recording: Recording) => void
}

/** From the press on the red button to the words that were understood. */
export function useSpeaking(ears: Ears, { onLevel, onAnswered }: Heard) {
  const language = useLanguage()
  const [state, setState] = useState<Speaking>({ kind: 'idle' })
  const listening = useRef<Listening>(undefined)
  // Some browsers cannot say that they will not ask again.
  const isAllowed = useRef(false)
  // Some browsers have a recogniser and no service behind it: after the second time in a row nothing more is tried.
  const timesAway = useRef(0)
  // The microphone may open after she has left, or pressed again: only what the last press began is listened to.
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

  function tellThere(next: Speaking) {
    if (next.kind === 'answered') onAnswered(next.answer, next.recording)
    setState(next.kind === 'answered' ? { kind: 'idle' } : next)
  }

  function tellHere(next: Speaking) {
    timesAway.current = next.kind === 'idle' && next.note === 'away' ? timesAway.current + 1 : 0
    setState(timesAway.current > 1 ? { kind: 'deaf' } : next)
  }

  return {
    state,
    /** Where the browser will ask for the microphone, a picture explains it first. */
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
    /** Let go before the microphone was open, nothing has been said. */
    stop: () => (listening.current ? listening.current.stop() : leave()),
    cancel() {
      leave()
      setState({ kind: 'idle' })
    },
  }
}
