import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Media, playOn, whenReady } from '../media/media'
import { addressOf } from './playing'
import type { PlayingStore } from './playing-store'

/** Loads the media again after a renewal, and seeks to the goal as soon as its length is known. */
export function useSeekToGoal(media: Media | null, store: PlayingStore) {
  const state = store.shown()
  const { goal, loads } = state
  const address = addressOf(state)
  const before = useRef({ media, address, loads })

  // A new address loads by itself. A new element may have failed before this effect knew it, so it is loaded again.
  useLayoutEffect(() => {
    if (!media) return
    const last = before.current
    before.current = { media, address, loads }
    if (loads !== last.loads && (address === last.address || media !== last.media)) media.load()
  })

  useEffect(() => {
    // A host's player is rebuilt for another clip: `media` may still be the previous one.
    if (!media?.isConnected || !goal) return
    return whenReady(media, () => {
      media.currentTime = goal.time
      if (goal.isPlaying) playOn(media)
      store.tell({ type: 'goal reached', goal })
    })
  }, [media, address, loads, goal, store])
}
