import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { firstView, isViewSettled } from '#shared/first-view.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import { scrollBehaviour } from '#shared/ui/scroll-behaviour.ts'
import { whenIdle } from '#shared/when-idle.ts'
import styles from './floating-buttons.module.css'
import { layoutTexts } from './layout.texts'

const controls = 'a, button, input, select, textarea, label, summary, [role=slider], [role=switch]'
/**
 * Elements of figures, dates, terms and their labels, as in progress, in receipts and beside a button that costs money.
 */
const values = 'td, th, dd, dt'
const parts = [0.1, 0.5, 0.9]

/** The largest share of a control that may be covered, so that only a large card may reach under a button. */
const mostCovered = 0.1
/** The largest share of the button that a control may lie under, unless it is a card, more than two buttons high. */
const mostOfButton = 0.15

/** Whether a floating button covers a value, or so much of a control that somebody may press the wrong one. */
function coversControl(button: Element): boolean {
  const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
  const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const))
  const below = points.flatMap(([x, y]) => document.elementsFromPoint(x, y))
  return below.some((element) => {
    const control = element.closest(`${controls}, ${values}`)
    if (!control || control.closest('[data-floating]')) return false
    // An element that only groups its parts for a grid has no box of its own.
    const box = (control.getClientRects().length > 0 ? control : element).getBoundingClientRect()
    const overlap =
      (Math.min(right, box.right) - Math.max(left, box.left)) * (Math.min(bottom, box.bottom) - Math.max(top, box.top))
    const isCard = box.height > 2 * height
    return overlap > mostCovered * box.width * box.height || (!isCard && overlap > mostOfButton * width * height)
  })
}

const topButtonAfterPx = 50
const restMs = 200

type Place = { isScrolled: boolean; isGenieAway: boolean; isTopAway: boolean }
const beginning: Place = { isScrolled: false, isGenieAway: true, isTopAway: true }

type Button = RefObject<Element | null>

/** Whether the page is scrolled far enough for "Back to top", and which floating buttons are hidden. */
function useFloatingPlace(genie: Button, top: Button): Place {
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

/**
 * Genie and, after 50 px, "Back to top". Each is shown once the screen is complete, and hidden while the page scrolls
 * down, and while a control, a figure or terms lie under it; the end of each page has room for both.
 */
export function FloatingButtons() {
  const t = useTexts(layoutTexts)
  const genie = useRef<HTMLAnchorElement>(null)
  const top = useRef<HTMLButtonElement>(null)
  const { isScrolled, isGenieAway, isTopAway } = useFloatingPlace(genie, top)
  return (
    <aside className={styles.buttons} aria-label={t('askGenie')} data-floating>
      <Link
        ref={genie}
        to="/chat"
        className={styles.genie}
        aria-label={t('askGenie')}
        data-beside={isScrolled || undefined}
        data-away={isGenieAway || undefined}
      >
        <Genie width={40} />
      </Link>
      {isScrolled && (
        <button
          ref={top}
          type="button"
          className={styles.top}
          aria-label={t('toTop')}
          data-away={isTopAway || undefined}
          onClick={toTop}
        >
          <ArrowUp aria-hidden="true" />
        </button>
      )}
    </aside>
  )
}

function toTop() {
  window.scrollTo({ top: 0, behavior: scrollBehaviour() })
  focusContent()
}
