import { useEffect, useState, useSyncExternalStore } from 'react'
import { stopSpeaking } from '#shared/speech/speech.ts'

/** One sound plays at a time. */
let playing: HTMLAudioElement | undefined
/** Grows whenever another sound is requested, or silence: a sound that is still loading then stays silent. */
let wanted = 0

export function silence() {
  wanted++
  playing?.pause()
  playing = undefined
  stopSpeaking()
}

/** Plays a sound once its address is known, unless another was requested meanwhile; resolves when it stops. */
export async function playOnce(find: () => Promise<string>) {
  silence()
  const mine = wanted
  const address = await find()
  if (mine !== wanted) return
  const audio = new Audio(address)
  playing = audio
  await new Promise((end) => {
    for (const name of ['pause', 'ended', 'error'] as const) audio.addEventListener(name, end)
    // A browser may refuse to play without a press; the button remains.
    audio.play().catch(end)
  })
}

const changes = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'error'] as const

/** A sound that can be played: a spoken answer, or her own recording. */
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
  // A value that changes with each of these states.
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
      // A browser may refuse to play without a press; the button remains.
      audio.play().catch(() => {})
    },
    pause: () => audio.pause(),
  }
}
