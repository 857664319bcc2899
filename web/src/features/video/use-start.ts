import { useEffect, useRef } from 'react'
import { type Media, playOn, whenReady } from './media/media'

/** Starts playing; media that is not there yet, because its host is loaded on the tap, starts when it is. */
export function useStart(media: Media | null) {
  const wanted = useRef<number | null>(null)
  function start(ready: Media, time: number) {
    // Asked for at once, while the press still counts as hers; the place follows when the length is known.
    playOn(ready)
    whenReady(ready, () => {
      ready.currentTime = time
    })
  }
  useEffect(() => {
    if (!media || wanted.current === null) return
    start(media, wanted.current)
    wanted.current = null
  })
  return (time: number) => {
    if (media) start(media, time)
    else wanted.current = time
  }
}
