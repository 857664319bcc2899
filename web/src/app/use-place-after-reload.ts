import { useEffect } from 'react'

/** Where the router keeps the places of its screens. */
const storageKey = 'react-router-scroll-positions'
const longestMs = 8000
const herOwn = ['wheel', 'touchmove', 'keydown', 'pointerdown']

function savedPlace(key: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[key]) || 0
  } catch {
    return 0
  }
}

/**
 * After a reload the page grows while its parts load. This scrolls to the position kept under `key` as soon as the page is
 * high enough, unless she scrolls first. The router tries once only, at the start.
 */
export function usePlaceAfterReload(key: string) {
  useEffect(() => {
    const place = savedPlace(key)
    if (place === 0) return
    const growing = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - window.innerHeight < place) return
      window.scrollTo(0, place)
      stop()
    })
    const timer = setTimeout(stop, longestMs)
    function stop() {
      growing.disconnect()
      clearTimeout(timer)
      for (const event of herOwn) window.removeEventListener(event, stop)
    }
    for (const event of herOwn) window.addEventListener(event, stop, { passive: true })
    growing.observe(document.body)
    return stop
    // Only the first page of the app can have been reloaded.
  }, [])
}
