import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** On a wide screen the card of a sheet opens upwards, just above what it was opened from and ending where that ends. */
export function useSheetPlace(from: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties {
  const [place, setPlace] = useState({})
  useLayoutEffect(() => {
    const box = isOpen && from.current?.getBoundingClientRect()
    if (!box) return
    const right = Math.max(document.documentElement.clientWidth - box.right, 16)
    const bottom = Math.max(window.innerHeight - box.top + 8, 16)
    setPlace({ '--sheet-right': `${right}px`, '--sheet-bottom': `${bottom}px` })
  }, [from, isOpen])
  return place
}
