import { useEffect, useState, useSyncExternalStore } from 'react'
import { stopSpeaking } from '../../../../shared/speech/speech'

/** One thing is heard at a time. */
let playing: HTMLAudioElement | undefined
/** Changes whenever something else is to be heard, or nothing: what is still on its way then stays silent. */
let wanted = 0

export function silence() {
  wanted++
  playing?.pause()
  playing = undefined
  stopSpeaking()
}

/** Plays a sound once its address is known, unless something else is wanted by then; ends when it is not heard any more. */
export async function playOnce(find: () => Promise<string>) {
  silence()
  const mine = wanted
  const address = await find()
  if (mine !== wanted) return
  const audio = new Audio(address)
  playing = audio
  await new Promise((end) => {
    for (const name of ['pause', 'ended', 'error'] as const) audio.addEventListener(name, end)
    // A browser may refuse to begin by itself; the button is there.
    audio.play().catch(end)
  })
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
