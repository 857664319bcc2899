import { useEffect } from 'react'
import type { Media } from '../media/media'
import { seekableFraction } from './playing'
import type { PlayingStore } from './playing-store'
import { seekTolerance } from './watch-limit'

type Options = {
  /** Whether seeks ahead of the watched part are reverted, even those past our own controls. */ isLimited: boolean
}

/** Passes the media's events to the state. */
export function useMediaEvents(media: Media | null, store: PlayingStore, { isLimited }: Options) {
  useEffect(() => {
    if (!media) return
    let last = performance.now()

    function revertSeek() {
      const limit = seekableFraction(store.getState()) * (media?.duration ?? 0)
      if (media && isLimited && media.currentTime > limit + seekTolerance) media.currentTime = limit
    }
    function reportTime() {
      if (!media) return
      const now = performance.now()
      const secondsSince = (now - last) / 1000
      last = now
      const { currentTime: time, playbackRate: rate, duration, seeking: isSeeking } = media
      store.dispatch({ type: 'time moved', time, rate, duration, secondsSince, isSeeking })
      if (duration > 0 && !isSeeking) revertSeek()
    }
    function restart() {
      last = performance.now()
    }

    // A host's player reports the new position only after the seek: `seeked`.
    const listeners = {
      timeupdate: reportTime,
      ended: reportTime,
      seeking: revertSeek,
      seeked: revertSeek,
      play: restart,
    }
    for (const [name, listener] of Object.entries(listeners)) media.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) media.removeEventListener(name, listener)
    }
  }, [media, store, isLimited])
}
