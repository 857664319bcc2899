export type Toast = { id: number; text: string; kind: 'ok' | 'error'; action?: ToastAction | undefined }
/** What can be done about it; the message stays until then. */
export type ToastAction = { label: string; onPress: () => void }

const shownForMs = 6000
const heldMs = 1000
const listeners = new Set<() => void>()
let toasts: Toast[] = []
let lastId = 0

/**
 * Shows a short message at the bottom: 6 s; one with an action, or an error, until it is closed. The same words are shown
 * once, unless each can be acted on. Returns what `closeToast` takes.
 */
export function showToast(text: string, kind: Toast['kind'] = 'ok', action?: ToastAction): number {
  lastId += 1
  const id = lastId
  publish([...toasts.filter((toast) => toast.text !== text || toast.action), { id, text, kind, action }])
  if (kind === 'ok' && !action) closeToastAfter(id, shownForMs)
  return id
}

export function closeToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id))
}

/** Closes it after so many ms; later where it is pointed at or has the keyboard's focus: nobody loses what she is about to press. */
export function closeToastAfter(id: number, ms: number) {
  setTimeout(() => {
    if (document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`)) closeToastAfter(id, heldMs)
    else closeToast(id)
  }, ms)
}

export const toastStore = {
  list: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function publish(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
