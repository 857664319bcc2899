import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { IconButton } from '../actions/icon-button'
import { Phrases } from '../phrases'
import { uiTexts } from '../ui.texts'
import { closeToast, type ToastAction, toastStore } from './toast-store'
import styles from './toasts.module.css'

/** The toasts of `showToast`, above everything, open dialogs included. */
export function Toasts() {
  const t = useTexts(uiTexts)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, toastStore.list)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Showing the popover again puts it above a dialog that was opened later; without popover support it shows in
    // place.
    ref.current?.hidePopover?.()
    if (toasts.length > 0) ref.current?.showPopover?.()
  }, [toasts])
  return (
    <div ref={ref} popover="manual" className={styles.toasts} role="status">
      {toasts.map(({ id, text, kind, action }) => (
        <div key={id} className={styles.toast} data-kind={kind} data-toast={id}>
          {kind === 'error' ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          <p className={styles.text}>
            <Phrases>{text}</Phrases>
          </p>
          {action && (
            <button type="button" className={styles.action} onClick={() => runAction(id, action)}>
              {action.label}
            </button>
          )}
          <IconButton label={t('close')} className={styles.close} onClick={() => closeToast(id)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </div>
  )
}

function runAction(id: number, { onPress }: ToastAction) {
  closeToast(id)
  onPress()
}
