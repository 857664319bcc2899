import { showToast, toastStore } from './toast-store'

const key = 'kept_toasts'
let isLeaving = false

/** Before the document is loaded again: what was just said is said in the next one. */
export function keepToasts() {
  isLeaving = true
  const texts = toastStore.list().map(({ text }) => text)
  if (texts.length > 0) sessionStorage.setItem(key, JSON.stringify(texts))
}

/** Says what the document before had to say; for pages that such a one leads to. */
export function showKeptToasts() {
  if (isLeaving) return
  const texts = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  sessionStorage.removeItem(key)
  for (const text of texts) showToast(text)
}
