import { useCallback, useEffect, useRef, useState } from 'react'

/** The player of a clip: the browser's own, or that of another host. */
export type ClipPlayer = Pick<
  HTMLMediaElement,
  'addEventListener' | 'play' | 'pause' | 'paused' | 'currentTime' | 'duration'
>

/** State of the clip beside its cues, and functions that control it. */
export function useClip() {
  const media = useRef<ClipPlayer | null>(null)
  const [time, setTime] = useState(0)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    // `timeupdate` fires four times a second: too seldom to follow short cues.
    const timer = setInterval(() => setTime(media.current?.currentTime ?? 0), 100)
    return () => clearInterval(timer)
  }, [isPlaying])
  const onMedia = useCallback((next: ClipPlayer | null) => {
    media.current = next
    if (!next) return
    const listeners = {
      play: () => setPlaying(true),
      playing: () => setPlaying(true),
      pause: () => {
        setPlaying(false)
        setTime(next.currentTime)
      },
      ended: () => setPlaying(false),
      seeked: () => setTime(next.currentTime),
      loadedmetadata: () => setSeconds(Number.isFinite(next.duration) ? next.duration : null),
    }
    for (const [name, listener] of Object.entries(listeners)) next.addEventListener(name, listener)
  }, [])
  return {
    onMedia,
    time,
    /** Length that the player reports; null until it is known. */
    seconds,
    isPlaying,
    /** Returns the exact position; `time` may be a tenth of a second behind. */
    now: () => media.current?.currentTime ?? time,
    seek(to: number) {
      if (media.current) media.current.currentTime = to
      setTime(to)
    },
    toggle() {
      const clip = media.current
      if (!clip) return
      if (clip.paused) clip.play()?.catch?.(() => {})
      else clip.pause()
    },
  }
}

export type Clip = ReturnType<typeof useClip>
