import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Media, playOn, whenReady } from '../media/media'
import { clipSource } from './playing'
import type { PlayingStore } from './playing-store'

/** Loads the media again after a renewal, and seeks to the goal as soon as its length is known. */
export function useSeekToGoal(media: Media | null, store: PlayingStore) {
  const state = store.rendered()
  const { goal, loads } = state
  const source = clipSource(state)
  const before = useRef({ media, source, loads })

  // A new URL loads by itself. A new element may have failed before this effect knew it, so it is loaded again.
  useLayoutEffect(() => {
    if (!media) return
    const last = before.current
    before.current = { media, source, loads }
    if (loads !== last.loads && (source === last.source || media !== last.media)) media.load()
  })

  useEffect(() => {
    // A host's player is rebuilt for another clip: `media` may still be the previous one.
    if (!media?.isConnected || !goal) return
    return whenReady(media, () => {
      media.currentTime = goal.time
      if (goal.isPlaying) playOn(media)
      store.dispatch({ type: 'goal reached', goal })
    })
  }, [media, source, loads, goal, store])
}
