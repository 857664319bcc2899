import { useEffect, useState, useSyncExternalStore } from 'react'
import { stopSpeaking } from '../../../shared/speech/speech'

/** One thing is heard at a time. */
let playing: HTMLAudioElement | undefined

export function silence() {
  playing?.pause()
  playing = undefined
  stopSpeaking()
}

const changes = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'error'] as const

/** A sound that can be played: an answer that is spoken, or her own recording. */
export function useSound(address: string) {
  const [audio] = useState(() => {
    const made = new Audio(address)
    made.preload = 'metadata'
    return made
  })
  useEffect(() => () => audio.pause(), [audio])
  const subscribe = (changed: () => void) => {
    for (const name of changes) audio.addEventListener(name, changed)
    return () => {
      for (const name of changes) audio.removeEventListener(name, changed)
    }
  }
  // One value that changes with any of them.
  const key = () => `${audio.paused} ${audio.error !== null} ${Math.round(audio.currentTime * 4)} ${audio.duration}`
  useSyncExternalStore(subscribe, key)
  return {
    isPlaying: !audio.paused && !audio.ended,
    isBroken: audio.error !== null,
    time: audio.currentTime,
    duration: audio.duration,
    play() {
      silence()
      playing = audio
      // A browser may refuse to begin by itself; the button is there.
      audio.play().catch(() => {})
    },
    pause: () => audio.pause(),
  }
}
