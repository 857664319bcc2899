import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { partsTexts } from '../../parts.texts'
import styles from './bulk-bar.module.css'
import type { Selection } from './table-types'

type BulkAction = { label: string; icon?: ReactNode; isMain?: boolean; busy?: boolean; onPress: () => void }
type Props = {
  selection: Selection
  actions: BulkAction[]
  /** Describes the selection, if it is more than the ticked rows. */
  summary?: string
  /** Chooses the rows on the list's other pages, too. */
  more?: Pick<BulkAction, 'label' | 'onPress'>
}

/** Actions on the chosen rows; the bar floats at the foot while any are chosen. */
export function BulkBar({ selection: { chosen, set }, actions, summary, more }: Props) {
  if (chosen.size === 0) return null
  return (
    <section className={`row wrap bold ${styles.bar}`} aria-label={partsTexts.chosenRows} data-floats>
      <span className={styles.words} role="status">
        {summary ?? fillIn(partsTexts.chosen, { number: chosen.size })}
      </span>
      {more && (
        <button type="button" className={styles.action} onClick={more.onPress}>
          {more.label}
        </button>
      )}
      {actions.map(({ label, icon, isMain, busy, onPress }) => (
        <button
          key={label}
          type="button"
          className={isMain ? styles.main : styles.action}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onPress()}
        >
          {icon}
          {label}
        </button>
      ))}
      <button type="button" className={styles.action} aria-label={partsTexts.chooseNone} onClick={() => set(new Set())}>
        <X aria-hidden="true" />
      </button>
    </section>
  )
}
