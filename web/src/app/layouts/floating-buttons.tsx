import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { exists } from '../../shared/screens'
import { Genie } from '../../shared/ui/brand/genie'
import { focusContent } from '../../shared/ui/focus-content'
import { scrollBehaviour } from '../../shared/ui/scroll-behaviour'
import styles from './floating-buttons.module.css'
import { layoutTexts } from './layout.texts'

const topButtonAfterPx = 50

/** "Back to top" after 50 px, and Genie, who hides while the page scrolls down. */
export function FloatingButtons() {
  const t = useTexts(layoutTexts)
  const { isScrolled, isGoingDown } = useScroll()
  return (
    <aside className={styles.buttons} aria-label={t('askGenie')}>
      {isScrolled && (
        <button type="button" className={styles.top} aria-label={t('toTop')} onClick={toTop}>
          <ArrowUp aria-hidden="true" />
        </button>
      )}
      {exists('/chat') && !isGoingDown && (
        <Link to="/chat" className={styles.genie} aria-label={t('askGenie')}>
          <Genie width={40} />
        </Link>
      )}
    </aside>
  )
}

function toTop() {
  window.scrollTo({ top: 0, behavior: scrollBehaviour() })
  focusContent()
}

function useScroll() {
  const [scroll, setScroll] = useState({ isScrolled: false, isGoingDown: false })
  useEffect(() => {
    let last = 0
    function look() {
      const next = { isScrolled: window.scrollY > topButtonAfterPx, isGoingDown: window.scrollY > last }
      last = window.scrollY
      setScroll((old) => (old.isScrolled === next.isScrolled && old.isGoingDown === next.isGoingDown ? old : next))
    }
    // Reading the scroll position at once would force a layout of the half-rendered screen.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return scroll
}
