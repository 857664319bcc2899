import { type RefObject, useEffect, useState } from 'react'
import { firstView, isViewSettled } from '../../shared/first-view'
import { whenIdle } from '../../shared/when-idle'
import { coversControl } from './covers-control'

const topButtonAfterPx = 50
const restMs = 200

type Place = { isScrolled: boolean; isGenieAway: boolean; isTopAway: boolean }
const beginning: Place = { isScrolled: false, isGenieAway: true, isTopAway: true }

type Button = RefObject<Element | null>

/** Whether the page is scrolled far enough for "Back to top", and which floating buttons are hidden. */
export function useFloatingPlace(genie: Button, top: Button): Place {
  const [place, setPlace] = useState(beginning)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastY = 0
    let isGone = false
    let now = beginning
    const change = (next: Partial<Place>) => {
      now = { ...now, ...next }
      setPlace((shown) => (isSame(shown, now) ? shown : now))
    }
    const look = () => {
      const isSettled = isViewSettled()
      const isAway = (button: Element | null, wasAway: boolean) =>
        !button || (wasAway && !isSettled) || coversControl(button)
      change({ isGenieAway: isAway(genie.current, now.isGenieAway), isTopAway: isAway(top.current, now.isTopAway) })
      if (!isSettled && !isGone) settle()
    }
    const rest = () => {
      timer = undefined
      whenIdle(look)
    }
    const settle = () => {
      timer ??= setTimeout(rest, restMs)
    }
    const scroll = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, restMs)
      const isDown = window.scrollY > lastY
      lastY = window.scrollY
      const isScrolled = window.scrollY > topButtonAfterPx
      change({ isScrolled, isGenieAway: isDown || now.isGenieAway, isTopAway: !isScrolled || isDown || now.isTopAway })
    }
    // A part that loads later, or opens, may put a control under a button.
    const changes = new MutationObserver(settle)
    // Unfolding a part, or growing a frame, changes no element of the page.
    const sizes = new ResizeObserver(settle)
    firstView().then(() => {
      if (isGone) return
      changes.observe(document.body, { childList: true, subtree: true })
      sizes.observe(document.body)
      scroll()
    })
    window.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('resize', settle)
    return () => {
      isGone = true
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('scroll', scroll)
      window.removeEventListener('resize', settle)
    }
  }, [genie, top])
  return place
}

const isSame = (one: Place, other: Place) =>
  one.isScrolled === other.isScrolled && one.isGenieAway === other.isGenieAway && one.isTopAway === other.isTopAway
