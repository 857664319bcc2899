import type Hls from 'hls.js/light'
import { useEffect, useEffectEvent, useState } from 'react'

const mimeType = 'application/vnd.apple.mpegurl'

const isPlaylist = (address: string) => /\.m3u8(\?|#|$)/.test(address)

/**
 * The `src` of a `<video>` for an address; if the browser can't play a playlist itself, a library is downloaded that
 * reads it.
 */
export function useSource(video: HTMLVideoElement | null, address: string, onBroken: () => void): string | undefined {
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
