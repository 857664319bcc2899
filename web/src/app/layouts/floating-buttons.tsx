import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { exists } from '../../shared/screens'
import { Genie } from '../../shared/ui/brand/genie'
import { focusContent } from '../../shared/ui/focus-content'
import { scrollBehaviour } from '../../shared/ui/scroll-behaviour'
import styles from './floating-buttons.module.css'
import { layoutTexts } from './layout.texts'
import { useFloatingPlace } from './use-floating-place'

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
      {exists('/chat') && (
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
