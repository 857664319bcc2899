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

/** "Back to top" after 50 px, and Genie at the end of the page, where he covers nothing; the header has him everywhere. */
export function FloatingButtons() {
  const t = useTexts(layoutTexts)
  const isScrolled = useIsScrolled()
  return (
    <aside className={styles.buttons} aria-label={t('askGenie')} data-floating data-scrolled={isScrolled || undefined}>
      {isScrolled && (
        <button type="button" className={styles.top} aria-label={t('toTop')} onClick={toTop}>
          <ArrowUp aria-hidden="true" />
        </button>
      )}
      {exists('/chat') && (
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

function useIsScrolled() {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > topButtonAfterPx)
    // Reading the scroll position at once would force a layout of the half-rendered screen.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isScrolled
}
