import { type RefObject, useEffect, useRef } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: { preventDefault: () => void }) => void
  onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => void
}

/**
 * Opens a `<dialog>` as a modal: the browser traps the focus and restores it afterwards. Escape and a press outside
 * call `onDismiss`; the owner decides whether to close.
 */
export function useModal(open: boolean, onDismiss: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return {
    ref,
    onCancel(event) {
      event.preventDefault()
      onDismiss()
    },
    onClick(event) {
      if (event.target === event.currentTarget) onDismiss()
    },
  }
}
