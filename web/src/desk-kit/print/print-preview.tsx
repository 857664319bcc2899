import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { partsTexts } from '../parts.texts'
import styles from './print-preview.module.css'

type Props = {
  /** Name of the pages for screen readers. */
  label: string
  count: number
  /** Content of a page, numbered from 0; its sizes are in `cqw`, a hundredth of the paper's width. */
  page: (number: number) => ReactNode
}

/** A4 pages at scale, shown one by one; printing prints all of them, in their own size, and nothing else. */
export function PrintPreview({ label, count, page }: Props) {
  const [chosen, setChosen] = useState(0)
  const shown = Math.min(chosen, Math.max(0, count - 1))
  const pages = Array.from({ length: count }, (_, number) => number)
  return (
    <section className={`stack middle gap-12 shrink ${styles.box}`} aria-label={label}>
      {pages.map((number) => (
        <div key={number} className={styles.paper} data-shown={number === shown || undefined}>
          {page(number)}
        </div>
      ))}
      {count > 1 && (
        <div className={`row gap-10 bold ${styles.turner}`}>
          <IconButton label={partsTexts.pageBefore} disabled={shown === 0} onClick={() => setChosen(shown - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span role="status">{fillIn(partsTexts.pageOf, { number: shown + 1, count })}</span>
          <IconButton label={partsTexts.pageNext} disabled={shown === count - 1} onClick={() => setChosen(shown + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  )
}
