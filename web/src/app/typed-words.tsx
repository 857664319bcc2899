import { useLayoutEffect } from 'react'

/**
 * What she types before the app can answer. Where the browser has translated a prerendered page, React can't hydrate it
 * and draws its fields anew: they get her words, and the one that she was in the focus.
 */
export function keepTypedWords(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]:not([type=radio])')]
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return () => {
    for (const field of fields) {
      const next = root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)
      if (field.isConnected || !next) continue
      if (field.value) next.value = field.value
      if (field === focused) next.focus()
    }
  }
}

/** Tells that the first screen is drawn. */
export function OnceDrawn({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [])
  return null
}
