import { useLayoutEffect, useState } from 'react'

/**
 * The first of these pictures that loads; a failed one is retried once the browser is online again. Undefined if all
 * have failed.
 */
export function usePicture(...urls: (string | undefined)[]) {
  const [brokenUrls, setBrokenUrls] = useState<string[]>([])
  const hasBroken = brokenUrls.length > 0
  // A layout effect, since an effect after painting could miss the `online` event.
  useLayoutEffect(() => {
    if (!hasBroken) return
    const retry = () => setBrokenUrls([])
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasBroken])
  const src = urls.find((url) => url !== undefined && !brokenUrls.includes(url))
  return { src, onError: () => src !== undefined && setBrokenUrls((previous) => [...previous, src]) }
}
