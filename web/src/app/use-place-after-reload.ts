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
 * A page that is loaded anew grows while its parts come: the place under `key` is gone to once the page is high enough for
 * it, unless she moves first. The router itself looks once, at the beginning.
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
    // Only the page that the app starts with was loaded anew.
  }, [])
}
