import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../shared/i18n/use-texts'
import { silence } from '../bubbles/sound'
import { type Listening, listenHere, listenThere, type Speaking } from './listening'
import { askForMicrophone, faultOf, permission } from './recorder'

/** Who turns her voice into words. */
export type Ears = 'server' | 'browser'

/** From the press on the red button to the words that were understood. */
export function useSpeaking(ears: Ears, onLevel: (level: number) => void) {
  const language = useLanguage()
  const [state, setState] = useState<Speaking>({ kind: 'idle' })
  const listening = useRef<Listening>(undefined)
  // Some browsers cannot say that they will not ask again.
  const isAllowed = useRef(false)
  function leave() {
    listening.current?.cancel()
    listening.current = undefined
  }
  useEffect(() => () => listening.current?.cancel(), [])

  async function listen() {
    silence()
    try {
      listening.current = ears === 'server' ? await listenThere(onLevel, setState) : listenHere(language, setState)
      setState({ kind: 'recording' })
    } catch (error) {
      setState({ kind: faultOf(error) })
    }
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
    stop: () => listening.current?.stop(),
    cancel() {
      leave()
      setState({ kind: 'idle' })
    },
  }
}
