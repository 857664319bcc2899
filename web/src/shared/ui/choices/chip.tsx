import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { classNames } from '../class-names'
import { uiTexts } from '../ui.texts'
import styles from './chip.module.css'

type Props = { selected?: boolean; icon?: ReactNode; onPress: () => void; children: ReactNode }

/** A short choice that is switched on or off. */
export function Chip({ selected = false, icon, onPress, children }: Props) {
  return (
    <button type="button" className={styles.chip} aria-pressed={selected} onClick={onPress}>
      {selected ? <Check aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

type RemovableProps = { name: string; onRemove: () => void }

/** A chosen value with a button that removes it. */
export function RemovableChip({ name, onRemove }: RemovableProps) {
  const t = useTexts(uiTexts)
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.removable)}
      aria-label={t('remove', { name })}
      onClick={onRemove}
    >
      {name}
      <X aria-hidden="true" />
    </button>
  )
}
