import { showToast, toastStore } from './toast-store'

const key = 'kept_toasts'
let isLeaving = false

/** Stores the visible toasts before the document is reloaded, for the next document. */
export function storeToasts() {
  isLeaving = true
  const texts = toastStore.list().map(({ text }) => text)
  try {
    if (texts.length > 0) sessionStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // Without storage they are shown once.
  }
}

/** Shows the toasts that the former document stored. */
export function showStoredToasts() {
  if (isLeaving) return
  for (const text of takeStoredTexts()) showToast(text)
}

function takeStoredTexts(): string[] {
  try {
    const texts = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.removeItem(key)
    return texts
  } catch {
    return []
  }
}
