import { useLayoutEffect, useState } from 'react'

/**
 * The first of these pictures that loads; a failed one is retried once the browser is online again. Undefined if all
 * have failed.
 */
export function usePicture(...addresses: (string | undefined)[]) {
  const [broken, setBroken] = useState<string[]>([])
  const hasBroken = broken.length > 0
  // A layout effect, since an effect after painting could miss the `online` event.
  useLayoutEffect(() => {
    if (!hasBroken) return
    const again = () => setBroken([])
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasBroken])
  const src = addresses.find((address) => address !== undefined && !broken.includes(address))
  return { src, onError: () => src !== undefined && setBroken((before) => [...before, src]) }
}
