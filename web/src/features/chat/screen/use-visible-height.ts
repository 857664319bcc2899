import { type RefObject, useEffect } from 'react'

/** Ends the screen above a phone's keyboard that covers the page. */
export function useVisibleHeight(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    function fit() {
      if (!seen || !screen.current) return
      const isCovered = window.innerHeight - seen.height > 100 && seen.scale === 1
      screen.current.style.height = isCovered ? `${seen.height}px` : ''
      screen.current.toggleAttribute('data-covered', isCovered)
      if (isCovered) window.scrollTo(0, 0)
    }
    seen.addEventListener('resize', fit)
    return () => seen.removeEventListener('resize', fit)
  }, [screen])
}
