export type Toast = { id: number; text: string; kind: 'ok' | 'error' }

const shownForMs = 6000
const listeners = new Set<() => void>()
let toasts: Toast[] = []
let lastId = 0

/** Shows a short message at the bottom: 6 s, an error until it is closed. The same words are shown once. */
export function showToast(text: string, kind: Toast['kind'] = 'ok') {
  lastId += 1
  const id = lastId
  publish([...toasts.filter((toast) => toast.text !== text), { id, text, kind }])
  if (kind === 'ok') setTimeout(() => closeToast(id), shownForMs)
}

export function closeToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id))
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
