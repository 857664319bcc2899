import type Hls from 'hls.js/light'
import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MediaProps } from './media'
import styles from './media-view.module.css'

const mimeType = 'application/vnd.apple.mpegurl'

const isPlaylist = (url: string) => /\.m3u8(\?|#|$)/.test(url)

/**
 * The `src` of a `<video>` for a URL; if the browser can't play a playlist itself, a library is downloaded that
 * reads it.
 */
function useSource(video: HTMLVideoElement | null, url: string, onBroken: () => void): string | undefined {
  const [isNative] = useState(() => document.createElement('video').canPlayType(mimeType) !== '')
  const needsLibrary = isPlaylist(url) && !isNative
  const reportBroken = useEffectEvent(onBroken)
  useEffect(() => {
    if (!video || !needsLibrary) return
    let hls: Hls | undefined
    let isUnmounted = false
    async function attach(element: HTMLVideoElement) {
      const { default: Library } = await import('hls.js/light')
      if (isUnmounted) return
      // A web worker would need a URL that the content security policy refuses.
      hls = new Library({ enableWorker: false })
      hls.on(Library.Events.ERROR, (_, { fatal }) => fatal && reportBroken())
      hls.loadSource(url)
      hls.attachMedia(element)
    }
    attach(video).catch(() => reportBroken())
    return () => {
      isUnmounted = true
      hls?.destroy()
    }
  }, [video, url, needsLibrary])
  return needsLibrary ? undefined : url
}

/**
 * Ends the download of a clip that is no longer shown: until the browser collects the element, it would keep its
 * connection open, and the service worker of the former release running.
 */
function endDownload(video: HTMLVideoElement) {
  if (video.isConnected) return
  video.removeAttribute('src')
  video.load()
}

/** A clip on this server. Its subtitles are not tracks: the player renders them in its own box and font. */
export function FileMedia({ url, poster, onMedia, onBroken }: MediaProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const source = useSource(video, url, onBroken)
  const mountedVideo = useRef<HTMLVideoElement | null>(null)
  const checkEarlyError = useEffectEvent(() => mountedVideo.current?.error && onBroken())
  // The element starts loading when React creates it. An error before it is on the page reaches no listener, so it is
  // checked here.
  useLayoutEffect(() => {
    checkEarlyError()
  }, [])
  // Afterwards, since other cleanups read where the clip stood.
  useEffect(() => {
    if (video) return () => void setTimeout(endDownload, 0, video)
  }, [video])
  // React calls this while it commits a screen. A state update outside a transition would render the whole screen again
  // at once.
  const storeElement = useCallback(
    (element: HTMLVideoElement | null) => {
      mountedVideo.current = element
      startTransition(() => {
        setVideo(element)
        onMedia(element)
      })
    },
    [onMedia],
  )
  return (
    <video
      ref={storeElement}
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
