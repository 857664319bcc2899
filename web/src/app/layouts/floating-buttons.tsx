import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { firstView } from '../../shared/first-view'
import { useTexts } from '../../shared/i18n/use-texts'
import { exists } from '../../shared/screens'
import { Genie } from '../../shared/ui/brand/genie'
import { focusContent } from '../../shared/ui/focus-content'
import { scrollBehaviour } from '../../shared/ui/scroll-behaviour'
import { whenIdle } from '../../shared/when-idle'
import { coversControl } from './covers-control'
import styles from './floating-buttons.module.css'
import { layoutTexts } from './layout.texts'

const topButtonAfterPx = 50
const restMs = 200

/**
 * Genie and, after 50 px, "Back to top". Genie is hidden while the page scrolls down, and while a control, an amount or
 * terms lie under him; the end of each page has room for both.
 */
export function FloatingButtons() {
  const t = useTexts(layoutTexts)
  const genie = useRef<HTMLAnchorElement>(null)
  const [{ isScrolled, isAway }, setPlace] = useState({ isScrolled: false, isAway: true })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastY = 0
    let isGone = false
    const look = () => {
      const isAway = genie.current !== null && coversControl(genie.current)
      setPlace((now) => (now.isAway === isAway ? now : { ...now, isAway }))
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
      const isScrolled = window.scrollY > topButtonAfterPx
      const isDown = window.scrollY > lastY
      lastY = window.scrollY
      setPlace((now) => {
        const isAway = isDown || now.isAway
        return now.isScrolled === isScrolled && now.isAway === isAway ? now : { isScrolled, isAway }
      })
    }
    // A part that loads later, or opens, may put a control under Genie.
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
  }, [])
  return (
    <aside className={styles.buttons} aria-label={t('askGenie')} data-floating>
      {exists('/chat') && (
        <Link
          ref={genie}
          to="/chat"
          className={styles.genie}
          aria-label={t('askGenie')}
          data-beside={isScrolled || undefined}
          data-away={isAway || undefined}
        >
          <Genie width={40} />
        </Link>
      )}
      {isScrolled && (
        <button type="button" className={styles.top} aria-label={t('toTop')} onClick={toTop}>
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
