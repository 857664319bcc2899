import type Hls from 'hls.js/light'
import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MediaProps } from './media'
import styles from './media-view.module.css'

const mimeType = 'application/vnd.apple.mpegurl'

const isPlaylist = (address: string) => /\.m3u8(\?|#|$)/.test(address)

/**
 * The `src` of a `<video>` for an address; if the browser can't play a playlist itself, a library is downloaded that
 * reads it.
 */
function useSource(video: HTMLVideoElement | null, address: string, onBroken: () => void): string | undefined {
  const [isNative] = useState(() => document.createElement('video').canPlayType(mimeType) !== '')
  const needsHelp = isPlaylist(address) && !isNative
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    if (!video || !needsHelp) return
    let hls: Hls | undefined
    let isGone = false
    async function attach(element: HTMLVideoElement) {
      const { default: Library } = await import('hls.js/light')
      if (isGone) return
      // A web worker would need an address that the content security policy refuses.
      hls = new Library({ enableWorker: false })
      hls.on(Library.Events.ERROR, (_, { fatal }) => fatal && broken())
      hls.loadSource(address)
      hls.attachMedia(element)
    }
    attach(video).catch(() => broken())
    return () => {
      isGone = true
      hls?.destroy()
    }
  }, [video, address, needsHelp])
  return needsHelp ? undefined : address
}

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
