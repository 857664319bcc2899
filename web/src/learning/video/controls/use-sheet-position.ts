import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** On a wide screen a sheet opens as a card above the element that opened it, aligned with its right edge. */
export function useSheetPosition(from: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties {
  const [position, setPosition] = useState({})
  useLayoutEffect(() => {
    const box = isOpen && from.current?.getBoundingClientRect()
    if (!box) return
    const right = Math.max(document.documentElement.clientWidth - box.right, 16)
    const bottom = Math.max(window.innerHeight - box.top + 8, 16)
    setPosition({ '--sheet-right': `${right}px`, '--sheet-bottom': `${bottom}px` })
  }, [from, isOpen])
  return position
}
