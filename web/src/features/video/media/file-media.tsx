import { startTransition, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSource } from './hls'
import type { MediaProps } from './media'
import styles from './media-view.module.css'

/** A clip on this server. Its subtitles are not tracks: the player sets them in a box of its own, in their own font. */
export function FileMedia({ address, poster, onMedia, onBroken }: MediaProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const source = useSource(video, address, onBroken)
  const shown = useRef<HTMLVideoElement | null>(null)
  const checkLate = useEffectEvent(() => shown.current?.error && onBroken())
  // It loads from when React makes it, and what fails before it is in the page is told to nobody.
  useLayoutEffect(() => {
    checkLate()
  }, [])
  // React names the element while it puts a screen into the page; anything but a transition would redraw all of it there.
  const keep = useCallback(
    (element: HTMLVideoElement | null) => {
      shown.current = element
      startTransition(() => {
        setVideo(element)
        onMedia(element)
      })
    },
    [onMedia],
  )
  return (
    <video
      ref={keep}
      className={styles.video}
      src={source}
      {...(poster && { poster })}
      onError={onBroken}
      playsInline
      preload="metadata"
      data-testid="media"
    />
  )
}
