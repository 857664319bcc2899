import { useEffect, useState, useSyncExternalStore } from 'react'
import { stopSpeaking } from '#shared/speech/speech.ts'

/** One sound plays at a time. */
let playing: HTMLAudioElement | undefined
/** Number of requests for a sound or for silence: a later one cancels a sound that is still loading. */
let requestCount = 0

export function silence() {
  requestCount++
  playing?.pause()
  playing = undefined
  stopSpeaking()
}

/** Plays a sound once its URL is known, unless another was requested meanwhile; resolves when it stops. */
export async function playOnce(findUrl: () => Promise<string>) {
  silence()
  const request = requestCount
  const url = await findUrl()
  if (request !== requestCount) return
  const audio = new Audio(url)
  playing = audio
  await new Promise((end) => {
    for (const name of ['pause', 'ended', 'error'] as const) audio.addEventListener(name, end)
    // A browser may refuse to play without a press; the button remains.
    audio.play().catch(end)
  })
}

const mediaEvents = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'error'] as const

/** A sound that can be played: a spoken answer, or her own recording. */
export function useSound(url: string) {
  const [audio] = useState(() => {
    const element = new Audio(url)
    element.preload = 'metadata'
    return element
  })
  useEffect(() => () => audio.pause(), [audio])
  const subscribe = (onChange: () => void) => {
    for (const name of mediaEvents) audio.addEventListener(name, onChange)
    return () => {
      for (const name of mediaEvents) audio.removeEventListener(name, onChange)
    }
  }
  // A value that changes with each of these states.
  const snapshot = () =>
    `${audio.paused} ${audio.error !== null} ${Math.round(audio.currentTime * 4)} ${audio.duration}`
  useSyncExternalStore(subscribe, snapshot)
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
