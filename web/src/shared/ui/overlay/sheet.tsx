import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { IconButton } from '../actions/icon-button'
import { classNames } from '../class-names'
import { uiTexts } from '../ui.texts'
import styles from './sheet.module.css'
import { useModal } from './use-modal'

type Props = { open: boolean; title: string; onClose: () => void; className?: string; children: ReactNode }

/**
 * A sheet of choices at the bottom of a phone; from 900 px on a card of 440 px, which `className` may place. Enter in an
 * input closes it.
 */
export function Sheet({ open, title, onClose, className, children }: Props) {
  const t = useTexts(uiTexts)
  const titleId = useId()
  const modal = useModal(open, onClose)

  function closeByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Otherwise the same key press would also activate the element that gets the focus.
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      {...modal}
      onKeyDown={closeByEnter}
      className={classNames(styles.sheet, className)}
      aria-labelledby={titleId}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('close')} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
