import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { firstView, isViewSettled } from '#shared/first-view.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useOfflineParts } from '#shared/service-worker/offline-parts.ts'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import { scrollBehaviour } from '#shared/ui/scroll-behaviour.ts'
import { whenIdle } from '#shared/when-idle.ts'
import styles from './floating-buttons.module.css'
import { layoutTexts } from './layout.texts'

const controlSelector = 'a, button, input, select, textarea, label, summary, [role=slider], [role=switch]'
/**
 * Elements of figures, dates, terms and their labels, as in progress, in receipts and beside a button that costs money.
 */
const valueSelector = 'td, th, dd, dt'
const sampleFractions = [0.1, 0.5, 0.9]

/** The largest share of a control that may be covered, so that only a large card may reach under a button. */
const maxCoveredShare = 0.1
/** The largest share of the button that a control may lie under, unless it is a card, more than two buttons high. */
const maxButtonShare = 0.15

/** Whether a floating button covers a value, or so much of a control that somebody may press the wrong one. */
function coversControl(button: Element): boolean {
  const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
  const points = sampleFractions.flatMap((x) =>
    sampleFractions.map((y) => [left + x * width, top + y * height] as const),
  )
  const elements = points.flatMap(([x, y]) => document.elementsFromPoint(x, y))
  return elements.some((element) => {
    const control = element.closest(`${controlSelector}, ${valueSelector}`)
    if (!control || control.closest('[data-floating]')) return false
    // An element that only groups its parts for a grid has no box of its own.
    const box = (control.getClientRects().length > 0 ? control : element).getBoundingClientRect()
    const overlap =
      (Math.min(right, box.right) - Math.max(left, box.left)) * (Math.min(bottom, box.bottom) - Math.max(top, box.top))
    const isCard = box.height > 2 * height
    return overlap > maxCoveredShare * box.width * box.height || (!isCard && overlap > maxButtonShare * width * height)
  })
}

const topButtonAfterPx = 50
const settleMs = 200

type ButtonVisibility = { isScrolled: boolean; isGenieAway: boolean; isTopAway: boolean }
const initialVisibility: ButtonVisibility = { isScrolled: false, isGenieAway: true, isTopAway: true }

type Button = RefObject<Element | null>

/** Whether the page is scrolled far enough for "Back to top", and which floating buttons are hidden. */
function useButtonVisibility(genie: Button, top: Button): ButtonVisibility {
  const [visibility, setVisibility] = useState(initialVisibility)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastY = 0
    let isUnmounted = false
    let current = initialVisibility
    const change = (next: Partial<ButtonVisibility>) => {
      current = { ...current, ...next }
      setVisibility((previous) => (isSame(previous, current) ? previous : current))
    }
    const updateButtons = () => {
      const isSettled = isViewSettled()
      const isAway = (button: Element | null, wasAway: boolean) =>
        !button || (wasAway && !isSettled) || coversControl(button)
      change({
        isGenieAway: isAway(genie.current, current.isGenieAway),
        isTopAway: isAway(top.current, current.isTopAway),
      })
      if (!isSettled && !isUnmounted) settle()
    }
    const finishScroll = () => {
      timer = undefined
      whenIdle(updateButtons)
    }
    const settle = () => {
      timer ??= setTimeout(finishScroll, settleMs)
    }
    const scroll = () => {
      clearTimeout(timer)
      timer = setTimeout(finishScroll, settleMs)
      const isDown = window.scrollY > lastY
      lastY = window.scrollY
      const isScrolled = window.scrollY > topButtonAfterPx
      change({
        isScrolled,
        isGenieAway: isDown || current.isGenieAway,
        isTopAway: !isScrolled || isDown || current.isTopAway,
      })
    }
    // A part that loads later, or opens, may put a control under a button.
    const changes = new MutationObserver(settle)
    // Unfolding a part, or growing a frame, changes no element of the page.
    const sizes = new ResizeObserver(settle)
    firstView().then(() => {
      if (isUnmounted) return
      changes.observe(document.body, { childList: true, subtree: true })
      sizes.observe(document.body)
      scroll()
    })
    window.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('resize', settle)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('scroll', scroll)
      window.removeEventListener('resize', settle)
    }
  }, [genie, top])
  return visibility
}

const isSame = (a: ButtonVisibility, b: ButtonVisibility) =>
  a.isScrolled === b.isScrolled && a.isGenieAway === b.isGenieAway && a.isTopAway === b.isTopAway

/**
 * Genie and, after 50 px, "Back to top". Each is shown once the screen is complete, and hidden while the page scrolls
 * down, and while a control, a figure or terms lie under it; the end of each page has room for both. Without internet
 * there is no Genie.
 */
export function FloatingButtons() {
  const t = useTexts(layoutTexts)
  const genie = useRef<HTMLAnchorElement>(null)
  const top = useRef<HTMLButtonElement>(null)
  const { isScrolled, isGenieAway, isTopAway } = useButtonVisibility(genie, top)
  const isOffline = useOfflineParts() !== undefined
  return (
    <aside className={styles.buttons} aria-label={t('askGenie')} data-floating>
      {!isOffline && (
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
      )}
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
