import { useLayoutEffect } from 'react'

/**
 * Keeps what she types before the app responds. Where the browser has translated a prerendered page, React can't
 * hydrate it and renders new fields: the returned function gives them her text and the focus.
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

/** Calls `tell` once the first screen is rendered. */
export function OnceDrawn({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [])
  return null
}
