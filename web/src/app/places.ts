import { useEffect, useLayoutEffect } from 'react'
import { type Location, useLocation } from 'react-router'

/** Where the places outlive a reload. */
const storageKey = 'places'
const longestMs = 8000
const herOwn = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** How far down she was on each page. */
const places = keptPlaces()

function keptPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** The name of a page's place. A page that was opened by its address has only the key 'default': its address serves instead, without `video`, the video she came from. */
const nameOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search.replace(/.video=\d+/, '') : key

/** She is about to leave this page. */
export function keepPlace(location: Location) {
  places[nameOf(location)] = window.scrollY
}

type Props = { isLoading: boolean; preventScrollReset: boolean }

/** A new page begins at its top; one that she returns to, or loads anew, where she was. */
export function usePlaces({ isLoading, preventScrollReset }: Props) {
  const location = useLocation()
  useLayoutEffect(() => {
    const place = places[nameOf(location)]
    const target = document.getElementById(location.hash.slice(1))
    if (place !== undefined) window.scrollTo(0, place)
    else if (target) target.scrollIntoView()
    else if (!preventScrollReset) window.scrollTo(0, 0)
  }, [location, preventScrollReset])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    function leave() {
      if (!isLoading) keepPlace(location)
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(places))
      } catch {
        // A full or forbidden store: after a reload the page begins at its top.
      }
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [location, isLoading])
  usePlaceAfterReload(location)
}

/** After a reload the page grows while its parts load: its place is tried again as soon as the page is high enough, unless she scrolls first. */
function usePlaceAfterReload(location: Location) {
  useEffect(() => {
    const place = places[nameOf(location)]
    if (!place) return
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
