import { type RefObject, useLayoutEffect, useRef } from 'react'

type Press = { target: EventTarget; currentTarget: EventTarget }
type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: { preventDefault: () => void }) => void
  onPointerDown: (event: Press) => void
  onClick: (event: Press) => void
}

/**
 * Opens a `<dialog>` as a modal: the browser traps the focus and restores it afterwards. Escape and a press outside
 * call `onDismiss`; the owner decides whether to close.
 */
export function useModal(open: boolean, onDismiss: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const beganOutside = useRef(false)
  // Closed before it is removed: a dialog removed while open does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return {
    ref,
    onCancel(event) {
      event.preventDefault()
      onDismiss()
    },
    onPointerDown(event) {
      beganOutside.current = event.target === event.currentTarget
    },
    onClick(event) {
      // A selection that begins inside and ends outside is a click on the dialog, too.
      if (beganOutside.current && event.target === event.currentTarget) onDismiss()
    },
  }
}
