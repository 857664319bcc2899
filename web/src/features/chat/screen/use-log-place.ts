import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Turn } from '../conversation/turns'

/** Distance from the end within which she counts as reading there. */
const nearPx = 120

/** The end of the log, but never so far that her last question, or the number to call, is out of view. */
function endOf(log: HTMLElement): number {
  const last = log.querySelector('[data-turn]:last-child')
  const end = log.scrollHeight - log.clientHeight
  if (!last) return end
  const top = last.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop
  return Math.min(end, top - 12)
}

/** Scrolls a new question into view, then follows its answer, unless she has scrolled up to read. */
export function useLogPlace(log: RefObject<HTMLElement | null>, turns: readonly Turn[]) {
  const isAtEnd = useRef(true)
  const count = useRef(turns.length)
  useEffect(() => {
    const element = log.current
    if (!element?.firstElementChild) return
    const look = () => {
      isAtEnd.current = Math.abs(endOf(element) - element.scrollTop) < nearPx
    }
    const follow = () => {
      if (isAtEnd.current) element.scrollTop = endOf(element)
    }
    // Pictures load later, and the keyboard takes a part of the screen.
    const growing = new ResizeObserver(follow)
    growing.observe(element)
    growing.observe(element.firstElementChild)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      growing.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [log])
  useLayoutEffect(() => {
    const element = log.current
    if (turns.length !== count.current) isAtEnd.current = true
    count.current = turns.length
    if (element && isAtEnd.current) element.scrollTop = endOf(element)
  }, [log, turns])
}
