import { useEffect, useState } from 'react'

/** The first of these pictures that loads, each tried once until the line comes back; none where all have failed. */
export function usePicture(...addresses: (string | undefined)[]) {
  const [broken, setBroken] = useState<string[]>([])
  const hasBroken = broken.length > 0
  useEffect(() => {
    if (!hasBroken) return
    const again = () => setBroken([])
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasBroken])
  const src = addresses.find((address) => address !== undefined && !broken.includes(address))
  return { src, onError: () => src !== undefined && setBroken((before) => [...before, src]) }
}
