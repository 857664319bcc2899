import { showToast, type Toast, toastStore } from './toast-store'

type KeptToast = Pick<Toast, 'text' | 'kind'>

const key = 'kept_toasts'
let isLeaving = false

/** Stores the visible toasts before the document is reloaded, for the next document. */
export function storeToasts() {
  isLeaving = true
  const kept: KeptToast[] = toastStore.list().map(({ text, kind }) => ({ text, kind }))
  try {
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage they are shown once.
  }
}

/** Shows the toasts that the former document stored. */
export function showStoredToasts() {
  if (isLeaving) return
  for (const { text, kind } of takeStoredToasts()) showToast(text, kind)
}

function takeStoredToasts(): KeptToast[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as KeptToast[]
    sessionStorage.removeItem(key)
    return kept
  } catch {
    return []
  }
}
