import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsWide } from '#shared/device/screen-width/use-is-wide.ts'
import styles from './fold.module.css'

type Props = { title: string; children: ReactNode }

/** On a phone a part of the page is folded until it is pressed; on a wide screen and on paper it is open. */
export function Fold({ title, children }: Props) {
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is at the end of the event.
    const before = () => flushSync(() => setPrinted(true))
    const after = () => setPrinted(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  if (isWide || isPrinted) return children
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      {isOpen && children}
    </details>
  )
}
