import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { IconButton } from '../actions/icon-button'
import { classNames } from '../class-names'
import { Phrases } from '../phrases'
import { uiTexts } from '../ui.texts'
import styles from './dialog.module.css'
import { useModal } from './use-modal'

type Props = {
  open: boolean
  title: string
  /** One sentence below the title. */
  text?: string | undefined
  /** A drawing of 132 px above the title; an `<img alt="">`. */
  picture?: ReactNode
  /** Buttons, the main one first; each fills the dialog's width (`block`). */
  actions?: ReactNode
  /**
   * Called by Escape, the cross and a press outside; the same as the second button. Without it only an action closes
   * it.
   */
  onDismiss?: (() => void) | undefined
  /** 560 px wide, for forms and cards. */
  wide?: boolean
  children?: ReactNode
}

/** A question or a message: a sheet at the bottom of a phone, a card in the middle of wider screens. */
export function Dialog({ open, title, text, picture, actions, onDismiss, wide = false, children }: Props) {
  const t = useTexts(uiTexts)
  const titleId = useId()
  const modal = useModal(open, onDismiss ?? ignoreDismissal)
  return (
    <dialog {...modal} className={classNames(styles.dialog, wide && styles.wide)} aria-labelledby={titleId}>
      {open && (
        <div className={styles.content}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <h2 id={titleId} className={styles.title}>
            <Phrases>{title}</Phrases>
          </h2>
          {text && (
            <p className="muted">
              <Phrases>{text}</Phrases>
            </p>
          )}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
          {onDismiss && (
            <IconButton label={t('close')} className={styles.close} onClick={onDismiss}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </dialog>
  )
}

function ignoreDismissal() {}
