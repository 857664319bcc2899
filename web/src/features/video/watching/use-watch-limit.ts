import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Media } from '../media/media'
import { allowedTime, playedTo, seekTolerance } from './watch-limit'

export type WatchLimit = {
  /** The furthest point, as a fraction of the clip; 1 where anything may be seen. */
  fraction: number
  seek: (time: number) => void
  /** What the server, or the same place in another clip, proves. */
  raise: (fraction: number) => void
}

type Options = { isLimited: boolean; canHold: boolean; initial: number }

/** Keeps the furthest point, and takes every seek beyond it back, also those made past our own controls. */
export function useWatchLimit(media: Media | null, { isLimited, canHold, initial }: Options): WatchLimit {
  const furthest = useRef(isLimited ? initial : 1)
  const [fraction, setFraction] = useState(furthest.current)

  function raise(proved: number) {
    furthest.current = Math.max(furthest.current, Math.min(proved, 1))
    setFraction(inSteps(furthest.current))
  }

  useEffect(() => {
    if (!media || !isLimited) return
    return watch(media, furthest, { canHold, onFraction: (next) => setFraction(inSteps(next)) })
  }, [media, isLimited, canHold])

  function seek(time: number) {
    if (!media) return
    media.currentTime = allowedTime(time, furthest.current * media.duration, media.duration)
  }

  return { fraction, seek, raise }
}

/** Steps as fine as the bar can show, so that playing does not draw the page anew four times a second. */
const inSteps = (fraction: number) => Math.floor(fraction * 200) / 200

type Watched = { canHold: boolean; onFraction: (fraction: number) => void }

function watch(media: Media, furthest: RefObject<number>, { canHold, onFraction }: Watched) {
  let last = performance.now()

  function hold() {
    const limit = furthest.current * media.duration
    if (canHold && media.currentTime > limit + seekTolerance) media.currentTime = limit
  }

  function advance() {
    const now = performance.now()
    const secondsSince = (now - last) / 1000
    last = now
    if (!(media.duration > 0) || media.seeking) return
    const { currentTime: position, playbackRate: rate, duration } = media
    const seconds = playedTo(furthest.current * duration, { position, rate, secondsSince })
    furthest.current = Math.max(furthest.current, Math.min(seconds / duration, 1))
    onFraction(furthest.current)
    hold()
  }

  const restart = () => {
    last = performance.now()
  }

  media.addEventListener('timeupdate', advance)
  media.addEventListener('ended', advance)
  media.addEventListener('seeking', hold)
  // A host's player tells the new place only when it is there.
  media.addEventListener('seeked', hold)
  media.addEventListener('play', restart)
  return () => {
    media.removeEventListener('timeupdate', advance)
    media.removeEventListener('ended', advance)
    media.removeEventListener('seeking', hold)
    media.removeEventListener('seeked', hold)
    media.removeEventListener('play', restart)
  }
}
