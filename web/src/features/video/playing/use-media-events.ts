import { useEffect } from 'react'
import type { Media } from '../media/media'
import { openIn } from './playing'
import type { PlayingStore } from './playing-store'
import { seekTolerance } from './watch-limit'

type Options = {
  /** Whether seeks ahead of what was watched are taken back, also those past our own controls. */ holds: boolean
}

/** Tells the state how playing goes on. */
export function useMediaEvents(media: Media | null, store: PlayingStore, { holds }: Options) {
  useEffect(() => {
    if (!media) return
    let last = performance.now()

    function hold() {
      const limit = openIn(store.now()) * (media?.duration ?? 0)
      if (media && holds && media.currentTime > limit + seekTolerance) media.currentTime = limit
    }
    function move() {
      if (!media) return
      const now = performance.now()
      const secondsSince = (now - last) / 1000
      last = now
      const { currentTime: time, playbackRate: rate, duration, seeking: isSeeking } = media
      store.tell({ type: 'time moved', time, rate, duration, secondsSince, isSeeking })
      if (duration > 0 && !isSeeking) hold()
    }
    function restart() {
      last = performance.now()
    }

    // A host's player tells the new place only when it is there: `seeked`.
    const listeners = { timeupdate: move, ended: move, seeking: hold, seeked: hold, play: restart }
    for (const [name, listener] of Object.entries(listeners)) media.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) media.removeEventListener(name, listener)
    }
  }, [media, store, holds])
}
