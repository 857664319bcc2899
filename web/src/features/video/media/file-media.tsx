import { startTransition, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSource } from './hls'
import type { MediaProps } from './media'
import styles from './media-view.module.css'

/** A clip on this server. Its subtitles are not tracks: the player renders them in its own box and font. */
export function FileMedia({ address, poster, onMedia, onBroken }: MediaProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const source = useSource(video, address, onBroken)
  const shown = useRef<HTMLVideoElement | null>(null)
  const checkLate = useEffectEvent(() => shown.current?.error && onBroken())
  // The element starts loading when React creates it. An error before it is on the page reaches no listener, so it is
  // checked here.
  useLayoutEffect(() => {
    checkLate()
  }, [])
  // React calls this while it commits a screen. A state update outside a transition would render the whole screen again
  // at once.
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
