export type Toast = { id: number; text: string; kind: 'ok' | 'error'; action?: ToastAction | undefined }
/** An action on a toast; the toast stays until it is used or closed. */
export type ToastAction = { label: string; onPress: () => void }

const displayMs = 6000
const hoverRetryMs = 1000
const listeners = new Set<() => void>()
let toasts: Toast[] = []
let lastId = 0

/**
 * Shows a toast: for 6 s, or, with an action or an error, until it is closed. Equal texts are shown once, unless they
 * have actions. Returns the id for `closeToast`.
 */
export function showToast(text: string, kind: Toast['kind'] = 'ok', action?: ToastAction): number {
  lastId += 1
  const id = lastId
  publish([...toasts.filter((toast) => toast.text !== text || toast.action), { id, text, kind, action }])
  if (kind === 'ok' && !action) closeToastAfter(id, displayMs)
  return id
}

export function closeToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id))
}

/**
 * Closes a toast after `ms` milliseconds; later while it is hovered or focused, so that its button does not vanish
 * under the press.
 */
export function closeToastAfter(id: number, ms: number) {
  setTimeout(() => {
    if (document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`)) closeToastAfter(id, hoverRetryMs)
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
