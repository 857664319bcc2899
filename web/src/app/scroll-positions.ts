import { useEffect, useLayoutEffect } from 'react'
import { type Location, useLocation } from 'react-router'

/** The key in sessionStorage under which scroll positions survive a reload. */
const storageKey = 'places'
const maxWaitMs = 8000
const userScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** The scroll position of each page. */
const positions = storedPositions()

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * The key of a page's scroll position. A page opened by its URL has only the key 'default', so its URL is used,
 * without `video`, the video from which she came.
 */
const keyOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search.replace(/.video=\d+/, '') : key

/** Saves the scroll position before the page is left. */
export function saveScrollPosition(location: Location) {
  positions[keyOf(location)] = window.scrollY
}

type Props = { isLoading: boolean; preventScrollReset: boolean }

/** A new page begins at its top; a page reached by Back or a reload at its former scroll position. */
export function useScrollRestoration({ isLoading, preventScrollReset }: Props) {
  const location = useLocation()
  useLayoutEffect(() => {
    const position = positions[keyOf(location)]
    const target = document.getElementById(location.hash.slice(1))
    if (position !== undefined) window.scrollTo(0, position)
    else if (target) target.scrollIntoView()
    else if (!preventScrollReset) window.scrollTo(0, 0)
  }, [location, preventScrollReset])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    function leave() {
      if (!isLoading) saveScrollPosition(location)
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions))
      } catch {
        // Storage is full or denied: after a reload the page begins at its top.
      }
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [location, isLoading])
  useScrollAfterReload(location)
}

/**
 * After a reload the page grows while its parts load: the scroll position is restored once the page is high enough,
 * unless she scrolls first.
 */
function useScrollAfterReload(location: Location) {
  useEffect(() => {
    const position = positions[keyOf(location)]
    if (!position) return
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - window.innerHeight < position) return
      window.scrollTo(0, position)
      stop()
    })
    const timer = setTimeout(stop, maxWaitMs)
    function stop() {
      observer.disconnect()
      clearTimeout(timer)
      for (const event of userScrolls) window.removeEventListener(event, stop)
    }
    for (const event of userScrolls) window.addEventListener(event, stop, { passive: true })
    observer.observe(document.body)
    return stop
    // Only the first page of the app can have been reloaded.
  }, [])
}
