import { type RefObject, useLayoutEffect, useRef } from 'react'

type PressEvent = { target: EventTarget; currentTarget: EventTarget }
type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: { preventDefault: () => void }) => void
  onPointerDown: (event: PressEvent) => void
  onClick: (event: PressEvent) => void
  onClose: () => void
}

/**
 * Opens a `<dialog>` as a modal: the browser traps the focus and restores it afterwards. Escape and a press outside
 * call `onDismiss`; the owner decides whether to close. Chromium closes it by itself at a second Escape or Back: then it
 * opens again, unless its owner has closed it.
 */
export function useModal(open: boolean, onDismiss: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const startedOutside = useRef(false)
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
      startedOutside.current = event.target === event.currentTarget
    },
    onClick(event) {
      // A selection that begins inside and ends outside is a click on the dialog, too.
      if (startedOutside.current && event.target === event.currentTarget) onDismiss()
    },
    onClose() {
      if (open && !ref.current?.open) ref.current?.showModal()
    },
  }
}
